import type { Locale } from '@/lib/i18n/locales'
import { structuredData } from '@/lib/seo/structured-data'

/** JSON-LD script of the page at `path`, for search engines. */
export const StructuredData = ({ locale, path }: { locale: Locale; path: string }) => (
  <script
    type="application/ld+json"
    // Escapes `<`: a closing tag inside a string would end the script element.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData(locale, path)).replaceAll('<', '\\u003c') }}
  />
)
