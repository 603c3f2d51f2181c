import { structuredData } from '@/lib/seo/structured-data'

/** Data of the page at `path` for search engines (JSON-LD). */
export const StructuredData = ({ path }: { path: string }) => (
  <script
    type="application/ld+json"
    // A closing tag in a text must not end the script.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData('en', path)).replaceAll('<', '\\u003c') }}
  />
)
