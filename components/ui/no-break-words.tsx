/** A hyphenated word, or a word before ` /`; `split` returns the captured matches at odd indexes. */
const UNBROKEN = /([^\s/]+-[^\s/]+|\S+ \/)/

/**
 * Text without line breaks at hyphens ("Co-operative", dates, account numbers), or between a word and ` /`. U+2011
 * (non-breaking hyphen) would hide the word from search engines and find-in-page.
 */
export const noBreakWords = (text: string) =>
  text.split(UNBROKEN).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
