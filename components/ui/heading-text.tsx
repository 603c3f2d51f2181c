/**
 * The space before a short last word, in a heading of three words or more: the word must not be alone on a line. A long
 * last word may: two long words together may be wider than a small phone.
 */
const LAST_SPACE = /(?<=\S\s\S{1,8}) (?=\S{1,8}$)/

/**
 * Words of a heading in which a hyphenated word such as "Co-operative" does not break, and no line starts with a slash.
 * A non-breaking hyphen would do the same, but search engines and find-in-page would see a different word.
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
