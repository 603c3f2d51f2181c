import type { Locale } from '@/lib/locales'
import { structuredData } from '@/lib/seo/structured-data'

/** Data of the page at `path` for search engines (JSON-LD). */
export const StructuredData = ({ locale, path }: { locale: Locale; path: string }) => (
  <script
    type="application/ld+json"
    // A closing tag in a text must not end the script.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData(locale, path)).replaceAll('<', '\\u003c') }}
  />
)
