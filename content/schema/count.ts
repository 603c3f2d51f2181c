import { z } from 'zod'

const counted = (count: number, word: string) =>
  count === 1 ? `1 ${word}` : `${count || 'no'} ${word}${word.endsWith('s') ? 'es' : 's'}`

/**
 * A list of `least` to `most` items, for which the pages were tried. `word` names one item in messages; its plural takes
 * an "s", or after an "s" an "es".
 */
export function listOf<T extends z.ZodType>(item: T, word: string, least: number, most: number) {
  const takes = least === most ? `${most}` : `${least} to ${most}`
  const wrongCount = (count: number) => {
    const mend = count > most ? `take ${count - most} out` : `add ${least - count} more`
    return `has ${counted(count, word)}, and the page takes ${takes}: ${mend}, or ask a developer`
  }
  return z.array(item).refine(({ length }) => length >= least && length <= most, {
    error: ({ input }) => wrongCount(Array.isArray(input) ? input.length : 0),
    // Also when an item is wrong, and not in place of it as `min` and `max` would: all problems are told at once.
    when: ({ value }) => Array.isArray(value),
  })
}
