/**
 * Text without line breaks at hyphens ("Co-operative", dates, account numbers). Not by U+2011 (non-breaking hyphen):
 * search engines and find-in-page would not match the word.
 */
export const WholeWords = ({ children }: { children: string }) =>
  children.split(/([^\s/]+-[^\s/]+)/).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
