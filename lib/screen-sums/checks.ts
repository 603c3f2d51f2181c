import type { Problem } from '../content/problems'
import { stated, sum, type Part, type Place } from './figure'
import type { Row } from './rows'
import type { View } from './view'

/** A figure that is computed from others. */
export interface Sum {
  place: Place
  of: () => Part
}

/** Any other condition, with the complaint when it is not met. */
export interface Demand {
  path: Problem['path']
  complaint: () => string | undefined
}

type Check = Sum | Demand

/** What must add up in one screen, or between several. */
export interface Rule {
  /** The screen in which wrong figures are reported, and those that it is compared with. */
  screens: string[]
  checks: (...views: View[]) => (Check | Check[])[]
}

/** A rule is left out while one of its screens does not exist: an editor may remove a screen with its product. */
export const rule = (screens: string | string[], checks: Rule['checks']): Rule => ({
  screens: [screens].flat(),
  checks,
})

/** The figure at `place` must equal the result of `of`. */
export const is = (place: Place, of: () => Part): Sum => ({ place, of })

/** The condition at `path`: `complaint` returns what is wrong, or undefined when it is met. */
export const must = (path: Problem['path'], complaint: Demand['complaint']): Demand => ({ path, complaint })

/** The right side of a screen's window bar must name the day of another screen that shows the same work. */
export const sameDay = (view: View, other: View): Demand =>
  must(view.detail().path, () => {
    const [day = ''] = /\d{4}-\d{2}-\d{2}/.exec(other.detail().text) ?? []
    return view.detail().text.includes(day) ? undefined : `must name ${day}, the day of ${other.file}`
  })

/** In each row that is not bold, the figure of the column must equal the result of `of`. */
export const eachRow = (view: View, column: string, of: (row: Row, index: number) => Part) =>
  view.rowsByColumn.map((row, index) => is(row.cell(column), () => of(row, index)))

/** The sum of a column over these rows; `clause` is for the message. */
export const sumOf = (rows: Row[], column: string, clause?: string) =>
  sum(
    rows.map(({ cell }) => cell(column)),
    clause,
  )

/** The last row under the line must contain the sums of these columns. */
export const addsUp = (view: View, ...columns: string[]) =>
  columns.map((column) => is(view.total().cell(column), () => sumOf(view.rows, column)))

/** Serial numbers count from 1. */
export const counts = (view: View, column: string) =>
  eachRow(view, column, (_, index) => stated(index + 1, 'the number of this row is'))

/** A double entry: the debit and the credit of each row, in the order of the rows; null for an empty side. */
export function posts(view: View, ...entry: [debit: (() => Part) | null, credit: (() => Part) | null][]): Sum[] {
  const { rows } = view
  if (rows.length !== entry.length) throw view.missing(`list of exactly ${entry.length} accounts`, 'table', 'rows')
  const empty = () => stated(0, 'this side of the entry stays empty (null), which counts as')
  return rows.flatMap(({ cell }, index) => {
    const [debit, credit] = entry[index] ?? []
    return [is(cell('debit'), debit ?? empty), is(cell('credit'), credit ?? empty)]
  })
}
