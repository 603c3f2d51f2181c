/** Longest thing that a reader takes for one letter, in UTF-16 units; flags and families of emoji stay below. */
const LONGEST_LETTER = 32

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined

/** For browsers older than `Intl.Segmenter` (Firefox before 125): a base character with its marks. */
const LETTER = /\P{M}\p{M}*|\p{M}+/gu

/** Joiners, direction marks and control characters on their own show nothing; line breaks and tabs count as spaces. */
const NOTHING_SEEN = /^(?!\s)[\p{Cc}\p{Cf}]+$/u

/**
 * How many letters a reader counts: grapheme clusters (Unicode UAX #29), so that a Devanagari letter with its vowel sign
 * is one, as an emoji is. Clusters that show nothing do not count. A letter with a tower of marks counts again for
 * every 32 UTF-16 units, so that no text grows without end. Spaces between words count.
 */
export function countLetters(text: string): number {
  const letters = segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : (text.match(LETTER) ?? [])
  return letters.reduce((sum, letter) => sum + (NOTHING_SEEN.test(letter) ? 0 : weight(letter)), 0)
}

const weight = (letter: string) => Math.ceil(letter.length / LONGEST_LETTER)
