'use client'

import { usePathname } from 'next/navigation'

import { localeConfig, locales, type Locale } from '@/lib/i18n/locales'

interface LanguageLinksProps {
  locale: Locale
  /** Whether this is the 404 page, whose language links lead to the home pages. */
  isNotFoundPage?: boolean
  className: string
}

/** Links to the same page in the other languages, each with its `lang` (WCAG 3.1.2); a click keeps the URL fragment. */
export function LanguageLinks({ locale, isNotFoundPage, className }: LanguageLinksProps) {
  const path = usePathname()
  const unprefixedPath = isNotFoundPage ? '' : path.slice(localeConfig[locale].prefix.length)
  return locales
    .filter((other) => other !== locale)
    .map((other) => (
      <a
        key={other}
        href={localeConfig[other].prefix + (unprefixedPath === '/' ? '' : unprefixedPath) || '/'}
        hrefLang={other}
        lang={other}
        onClick={({ currentTarget }) => (currentTarget.hash = location.hash)}
        className={className}
      >
        {localeConfig[other].name}
      </a>
    ))
}
