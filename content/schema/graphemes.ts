/** Longest grapheme cluster that counts as one letter, in UTF-16 units; emoji flags and families are shorter. */
const MAX_CLUSTER_UNITS = 32

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined

/** Fallback without `Intl.Segmenter` (Firefox before 125): a base character with its marks. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu

/** Matches joiners, direction marks and control characters only; line breaks, tabs and spaces count as visible. */
const INVISIBLE = /^(?!\s)[\p{Cc}\p{Cf}]+$/u

/**
 * Counts visible grapheme clusters (Unicode UAX #29), spaces included: an emoji is one letter, and so is a Devanagari
 * letter with its vowel sign. A cluster counts once per 32 UTF-16 units, so that many marks cannot evade a limit.
 * Stops once the count reaches `stopAt`: segmenting a pasted book would block a phone for seconds.
 */
export function countGraphemes(text: string, stopAt = Infinity): number {
  let count = 0
  for (const cluster of clustersOf(text)) {
    if (count >= stopAt) break
    if (!INVISIBLE.test(cluster)) count += Math.ceil(cluster.length / MAX_CLUSTER_UNITS)
  }
  return count
}

/** Number of UTF-16 units that `countCharacters` reads; far above any minimum. */
const MAX_READ_UNITS = 1000

/** Counts visible code points, for minimum lengths; a vowel sign counts as one character. */
export const countCharacters = (text: string) =>
  [...text.slice(0, MAX_READ_UNITS)].filter((character) => !INVISIBLE.test(character)).length

function* clustersOf(text: string) {
  if (segmenter) for (const { segment } of segmenter.segment(text)) yield segment
  else for (const [cluster] of text.matchAll(CLUSTER)) yield cluster
}
