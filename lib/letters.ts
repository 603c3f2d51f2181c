/** Longest sequence that a reader sees as one letter, in UTF-16 units; emoji flags and families are shorter. */
const LONGEST_LETTER = 32

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined

/** For browsers older than `Intl.Segmenter` (Firefox before 125): a base character with its marks. */
const LETTER = /\P{M}\p{M}*|\p{M}+/gu

/** Joiners, direction marks and control characters on their own show nothing; line breaks and tabs count as spaces. */
const NOTHING_SEEN = /^(?!\s)[\p{Cc}\p{Cf}]+$/u

/**
 * How many letters a reader counts: grapheme clusters (Unicode UAX #29), so that an emoji is one letter, and so is a
 * Devanagari letter with its vowel sign. Invisible clusters do not count; spaces between words do. A letter with a
 * large stack of marks counts again for every 32 UTF-16 units, so that no text grows without limit. Stops counting at
 * `enough`: a whole book pasted into a field would block a phone for seconds.
 */
export function countLetters(text: string, enough = Infinity): number {
  let count = 0
  for (const letter of lettersOf(text)) {
    if (count >= enough) break
    if (!NOTHING_SEEN.test(letter)) count += Math.ceil(letter.length / LONGEST_LETTER)
  }
  return count
}

/** Characters that are counted at most; far above any minimum. */
const LOOKED_AT = 1000

/** How many characters a text has for a minimum: Unicode code points that show something, so vowel signs count here. */
export const countCharacters = (text: string) =>
  [...text.slice(0, LOOKED_AT)].filter((one) => !NOTHING_SEEN.test(one)).length

function* lettersOf(text: string) {
  if (segmenter) for (const { segment } of segmenter.segment(text)) yield segment
  else for (const [letter] of text.matchAll(LETTER)) yield letter
}
