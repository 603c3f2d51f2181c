/** A hyphenated word, or a word before a slash. */
const UNBROKEN = /([^\s/]+-[^\s/]+|\S+ \/)/

/**
 * Text without line breaks at hyphens ("Co-operative", dates, account numbers) and before slashes. Not by U+2011
 * (non-breaking hyphen): search engines and find-in-page would not match the word.
 */
export const NoBreakWords = ({ children }: { children: string }) =>
  children.split(UNBROKEN).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
