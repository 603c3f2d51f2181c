/**
 * Words of a heading in which a hyphenated word such as "Co-operative" does not break. A non-breaking hyphen would do
 * the same, but makes another word of it for search engines and find-in-page.
 */
export const HeadingText = ({ children }: { children: string }) =>
  children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
