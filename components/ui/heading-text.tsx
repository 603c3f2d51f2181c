/**
 * The space before a short last word, of three or more: it does not stand alone in a line. Two long words may be too
 * wide for a line of a small phone together, and a long one looks well alone.
 */
const LAST_SPACE = /(?<=\S\s\S{1,12}) (?=\S{1,8}$)/

/**
 * Words of a heading in which a hyphenated word such as "Co-operative" does not break, and no line starts with a slash.
 * A non-breaking hyphen would do the same, but makes another word of it for search engines and find-in-page.
 */
export const HeadingText = ({ children }: { children: string }) =>
  children
    .replace(/ \/ /g, '\u00A0/ ')
    .replace(LAST_SPACE, '\u00A0')
    .split(/([^\s/]+-[^\s/]+)/)
    .map((part, index) =>
      index % 2 ? (
        <span key={index} className="whitespace-nowrap">
          {part}
        </span>
      ) : (
        part
      ),
    )
