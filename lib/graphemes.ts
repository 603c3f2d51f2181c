/** Longest grapheme cluster that counts as one letter, in UTF-16 units; emoji flags and families are shorter. */
const LONGEST_LETTER = 32

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined

/** Fallback without `Intl.Segmenter` (Firefox before 125): a base character with its marks. */
const LETTER = /\P{M}\p{M}*|\p{M}+/gu

/** A cluster of joiners, direction marks or control characters only; line breaks and tabs count as spaces. */
const NOTHING_SEEN = /^(?!\s)[\p{Cc}\p{Cf}]+$/u

/**
 * Counts visible grapheme clusters (Unicode UAX #29), spaces included: an emoji is one letter, and so is a Devanagari
 * letter with its vowel sign. A stack of marks counts once per 32 UTF-16 units, so that stacks cannot evade limits.
 * Stops at `enough`: segmenting a pasted book would block a phone for seconds.
 */
export function countGraphemes(text: string, enough = Infinity): number {
  let count = 0
  for (const letter of lettersOf(text)) {
    if (count >= enough) break
    if (!NOTHING_SEEN.test(letter)) count += Math.ceil(letter.length / LONGEST_LETTER)
  }
  return count
}

/** Most UTF-16 units that `countCharacters` reads; far above any minimum. */
const LOOKED_AT = 1000

/** Counts visible code points, for minimum lengths; vowel signs count. */
export const countCharacters = (text: string) =>
  [...text.slice(0, LOOKED_AT)].filter((one) => !NOTHING_SEEN.test(one)).length

function* lettersOf(text: string) {
  if (segmenter) for (const { segment } of segmenter.segment(text)) yield segment
  else for (const [letter] of text.matchAll(LETTER)) yield letter
}
