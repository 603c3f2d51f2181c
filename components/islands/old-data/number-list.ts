import { toLocaleDigits, type Locale } from '@/lib/i18n/locales'

import { interpolateCounts } from './format-count'

/** Ranges of record numbers in a sentence. */
const MAX_RANGES = 20

/** Lists numbers as ranges: 3, 17–20, and 40 more. */
export function numberList(locale: Locale, more: string, numbers: readonly number[]) {
  const ranges: [first: number, last: number][] = []
  for (const number of numbers) {
    const range = ranges.at(-1)
    if (range?.[1] === number - 1) range[1] = number
    else if (ranges.length === MAX_RANGES) break
    else ranges.push([number, number])
  }
  const listed = ranges.reduce((count, [first, last]) => count + last - first + 1, 0)
  const parts = ranges.map(([first, last]) =>
    toLocaleDigits(locale, first === last ? String(first) : `${first}–${last}`),
  )
  if (listed < numbers.length) parts.push(interpolateCounts(locale, more, { count: numbers.length - listed }))
  return parts.join(', ')
}
