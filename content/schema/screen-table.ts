import { z } from 'zod'

import { id, text } from './text'

/** A value that reads the same in every language: a number of a member or voucher, a date, a time. */
export const code = z
  .string()
  .regex(
    /^(?=.*\d)[A-Za-z0-9][A-Za-z0-9:/.-]*( \d{2}:\d{2})?$/,
    "is not a number, date or code like '2082-04-15': write words like { en: '…', ne: '…' }, and amounts without quotes and commas",
  )

/** One value of a screen. Amounts are plain numbers in rupees; `null` leaves the place empty. */
const cell = z.union([z.number(), code, text(1, 90, 'Text of a cell'), z.null()], {
  error: "must be a number, a code in quotes like '0412', words like { en: '…', ne: '…' }, or null for an empty cell",
})

const format = z
  .enum(['text', 'code', 'date', 'number', 'measure', 'amount'])
  .describe('amount: 2 decimals; measure: 1 or 2, such as litres; number: as few as needed; code: never broken')

const priority = z
  .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)], { error: 'must be 1, 2, 3, 4 or 5' })
  .default(1)
  .describe(
    'From which width of the drawing in pixels the column shows: 1 always, 2 from 320, 3 from 512, 4 from 576, 5 from 672',
  )

const column = z.strictObject({
  id,
  head: text(1, 40, 'Column head'),
  format: format.default('text'),
  priority,
  worked: z.literal(true).optional().describe('lib/screens/sums.ts works its figures out: rows have no cell for it'),
  sum: z.literal(true).optional().describe('Added up in bold rows and under the line'),
})

const row = z.strictObject({
  cells: z.array(cell),
  look: z.enum(['selected', 'group']).optional().describe('selected: the coloured row; group: a bold row'),
})

/** A named value beside or under the table; `usual` is its default format. */
export const line = (usual: z.output<typeof format>) =>
  z.strictObject({
    id,
    label: text(1, 60, 'Label', { may: ['percent'] }),
    cell: cell.optional().describe('Left out where lib/screens/sums.ts works it out'),
    percent: z.number().optional().describe('Rate in the label, and in its sum'),
    format: format.default(usual),
  })

const bsDate = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[0-2])( \d{2}:\d{2})?$/
const figures = ['number', 'measure', 'amount']

/** A ledger: each row has one cell for each column that is not worked out, in their order. */
export const table = z
  .strictObject({
    columns: z.array(column).min(2, 'needs at least 2 columns'),
    rows: z.array(row).min(1, 'needs at least one row'),
    totals: z
      .array(line('amount').omit({ cell: true }))
      .default([])
      .describe(
        'Rows under the line: sums of the columns, or the figure of its name; the last stands on the double rule',
      ),
  })
  .superRefine(({ columns, rows }, context) => {
    const problem = (message: string, ...path: PropertyKey[]) => context.addIssue({ code: 'custom', path, message })
    if (!columns.some((entry) => entry.priority === 1)) problem('needs a column of priority 1', 'columns')
    const written = columns.filter(({ worked }) => !worked)
    for (const [index, { cells }] of rows.entries()) {
      const path = ['rows', index, 'cells']
      if (cells.length !== written.length)
        problem(
          `has ${cells.length} cells, but the table has ${written.length} columns to fill: write one for each, null for an empty one`,
          ...path,
        )
      for (const [place, value] of cells.entries()) {
        const kind = written[place]?.format ?? 'text'
        if (typeof value === 'number' && !figures.includes(kind))
          problem(
            `is a number in a ${kind} column: write it in quotes, or give the column format: 'amount'`,
            ...path,
            place,
          )
        if (figures.includes(kind) && typeof value === 'string' && /^-?[\d.]+$/.test(value))
          problem('is a figure in quotes: take the quotes away', ...path, place)
        if (kind === 'date' && typeof value === 'string' && !bsDate.test(value))
          problem('must be a BS date like 2082-04-15', ...path, place)
      }
    }
  })

/** A checked table in all languages. */
export type ScreenTable = z.output<typeof table>
/** A checked named value in all languages. */
export type ScreenLine = z.output<ReturnType<typeof line>>
