/**
 * Text in which a hyphenated word such as "Co-operative", a date or an account number does not break. A non-breaking
 * hyphen would do the same, but search engines and find-in-page would see a different word.
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
