/**
 * The space before a short last word, in a heading of three words or more: the word must not be alone on a line. A long
 * last word may: two long words together may be wider than a small phone.
 */
const LAST_SPACE = /(?<=\S\s\S{1,8}) (?=\S{1,8}$)/

/** The space in a Latin name, such as "Gold Plus", in a heading of Devanagari words. */
const NAME_SPACE = /(?<=[A-Za-z]) (?=[A-Za-z])/g

/** Words of a heading: no line starts with a slash, and a Latin name in a Nepali heading stays whole. */
export const HeadingText = ({ children }: { children: string }) => {
  const words = children.replace(/ \/ /g, '\u00A0/ ').replace(LAST_SPACE, '\u00A0')
  return <WholeWords>{/[\u0900-\u097F]/.test(words) ? words.replace(NAME_SPACE, '\u00A0') : words}</WholeWords>
}

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
