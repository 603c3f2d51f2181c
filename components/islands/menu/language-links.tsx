'use client'

import { usePathname } from 'next/navigation'

/** The other languages of a page, and where the addresses of each begin. */
export interface Languages {
  /** Beginning of the addresses of the page's own language. */
  prefix: string
  others: { locale: string; name: string; prefix: string }[]
}

interface LanguageLinksProps {
  languages: Languages
  /** Whether this is the page for wrong addresses. */
  wrongAddress?: boolean
  className: string
}

/** The same page in the other languages, each by its own name (WCAG 3.1.2); the fragment of the address is kept. */
export function LanguageLinks({ languages: { prefix: own, others }, wrongAddress, className }: LanguageLinksProps) {
  const path = usePathname()
  const page = wrongAddress ? '' : path.slice(own.length)
  return others.map(({ locale, name, prefix }) => (
    <a
      key={locale}
      href={prefix + (page === '/' ? '' : page) || '/'}
      hrefLang={locale}
      lang={locale}
      onClick={({ currentTarget }) => (currentTarget.hash = location.hash)}
      className={className}
    >
      {name}
    </a>
  ))
}
