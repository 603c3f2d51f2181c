import { clsx } from 'clsx'

import { alignment, widthOf } from './show'
import type { Ledger } from './types'

type Columns = Ledger['columns']

/** The width of the drawing from which a column is shown, by its priority. */
const shown = {
  1: '',
  2: 'hidden @xs:table-cell',
  3: 'hidden @lg:table-cell',
  4: 'hidden @xl:table-cell',
  5: 'hidden @2xl:table-cell',
}

/** A column of priority 1 stands first, with the margin line, until the columns before it show. */
const firstUntil = {
  1: '',
  2: 'border-r border-margin pl-3 @xs:border-r-0 @xs:pl-1.5 @lg:pl-2',
  3: 'border-r border-margin pl-3 @lg:border-r-0 @lg:pl-2',
  4: 'border-r border-margin pl-3 @lg:pl-5 @xl:border-r-0 @xl:pl-2',
  5: 'border-r border-margin pl-3 @lg:pl-5 @2xl:border-r-0 @2xl:pl-2',
}

/** The same for the last column. */
const lastUntil = {
  1: '',
  2: 'pr-3 @xs:pr-1.5 @lg:pr-2',
  3: 'pr-3 @lg:pr-2',
  4: 'pr-3 @lg:pr-5 @xl:pr-2',
  5: 'pr-3 @lg:pr-5 @2xl:pr-2',
}

/** The column that names its row. */
export const keyColumn = (columns: Columns) => columns.findIndex(({ priority }) => priority === 1)

const soonest = (columns: Columns) => columns.map(({ priority }) => priority).sort((a, b) => a - b)[0]

function startEdge(columns: Columns, index: number) {
  const before = soonest(columns.slice(0, index))
  if (!before) return 'border-r border-margin pl-3 @lg:pl-5'
  return index === keyColumn(columns) ? firstUntil[before] : 'pl-1.5 @lg:pl-2'
}

function endEdge(columns: Columns, index: number) {
  const after = soonest(columns.slice(index + 1))
  if (!after) return 'pr-3 @lg:pr-5'
  const isLastAlways = columns[index]?.priority === 1 && after > 1
  return isLastAlways ? lastUntil[after] : 'pr-1.5 @lg:pr-2'
}

/** Look of one column in all its cells: alignment, when it shows, and the red margin line after the first. */
export function columnLook(columns: Columns, index: number) {
  const column = columns[index]
  if (!column) return ''
  const { format, priority } = column
  const edges = [startEdge(columns, index), endEdge(columns, index)]
  return clsx(alignment(format), widthOf(column, index), shown[priority], edges)
}
