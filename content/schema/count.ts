import { z } from 'zod'

const plural = (word: string) => `${word}${word.endsWith('s') ? 'es' : 's'}`

const counted = (count: number, word: string) => (count === 1 ? `1 ${word}` : `${count || 'no'} ${plural(word)}`)

interface TableRows {
  rows: readonly { cells: readonly unknown[] }[]
}

/** Creates a check that each row has one cell per column; `columnNoun` is the plural noun for columns in messages. */
export const oneCellEach =
  <Table extends TableRows>(columnNoun: string, columnsOf: (table: Table) => readonly unknown[]) =>
  (table: Table, context: z.RefinementCtx) => {
    const { length } = columnsOf(table)
    for (const [index, { cells }] of table.rows.entries())
      if (cells.length !== length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index, 'cells'],
          message: `has ${cells.length} cells, but the table has ${length} ${columnNoun}: write one for each`,
        })
  }

/**
 * A list of `min` to `max` items, the tested range of the layout. `word` is the singular for messages; the plural
 * adds "s", or "es" after an "s".
 */
export function listOf<T extends z.ZodType>(itemSchema: T, word: string, min: number, max: number) {
  const allowed = min === max ? `${max}` : `${min} to ${max}`
  const wrongCount = (count: number) => {
    const fix = count > max ? `remove ${count - max}` : `add ${min - count} more`
    return `has ${counted(count, word)}, and the page allows ${allowed}: ${fix}, or ask a developer`
  }
  return z
    .array(itemSchema)
    .refine(({ length }) => length >= min && length <= max, {
      error: ({ input }) => wrongCount(Array.isArray(input) ? input.length : 0),
      // Unlike `min` and `max`, also runs when an item is invalid, to report all problems at once.
      when: ({ value }) => Array.isArray(value),
    })
    .meta({ description: `List of ${plural(word)}`, items: allowed })
}
