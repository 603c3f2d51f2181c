'use client'

import { usePathname } from 'next/navigation'

import { Static, useOutsideStatic } from '@/components/ui/static'
import { localeFacts, locales, type Locale } from '@/lib/locales'
import { routesFor, withoutLocale } from '@/lib/routes'

interface LanguageLinksProps {
  /** Language of the page. */
  locale: Locale
  /** The page stands for an address that no language has. */
  wrongAddress?: boolean
  className: string
}

/** The same page in the other languages, each by its own name (WCAG 3.1.2); a place inside the page is kept. */
export function LanguageLinks({ locale, wrongAddress, className }: LanguageLinksProps) {
  useOutsideStatic()
  const path = usePathname()
  const page = wrongAddress ? '/' : withoutLocale(path)
  return locales
    .filter((other) => other !== locale)
    .map((other) => (
      <a
        key={other}
        href={routesFor(other).to(page)}
        hrefLang={other}
        lang={other}
        onClick={({ currentTarget }) => (currentTarget.hash = location.hash)}
        className={className}
      >
        <Static as="span">{localeFacts[other].name}</Static>
      </a>
    ))
}
