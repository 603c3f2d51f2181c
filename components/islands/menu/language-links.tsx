'use client'

import { usePathname } from 'next/navigation'

/** The current language's path prefix, and the other languages with theirs. */
export interface Languages {
  /** Path prefix of the current language. */
  prefix: string
  others: { locale: string; name: string; prefix: string }[]
}

interface LanguageLinksProps {
  languages: Languages
  /** Whether this is the 404 page, whose links lead to the home pages. */
  isNotFoundPage?: boolean
  className: string
}

/** Links to the same page in the other languages, each with its `lang` (WCAG 3.1.2); keeps the URL fragment. */
export function LanguageLinks({ languages, isNotFoundPage, className }: LanguageLinksProps) {
  const path = usePathname()
  const page = isNotFoundPage ? '' : path.slice(languages.prefix.length)
  return languages.others.map(({ locale, name, prefix }) => (
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
