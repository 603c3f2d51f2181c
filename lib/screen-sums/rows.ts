import type { ContentPath } from '../content/model'
import type { DrawnTable, Sentence } from './drawn'
import type { Place } from './figure'
import { withoutRs, type Places } from './places'

/** A row of a table. */
export interface Row {
  path: ContentPath
  /** The first words in the row. */
  label: string
  isBold: boolean
  /** The figure in a column. */
  cell: (column: string) => Place
  /** The words in a column. */
  words: (column: string) => Sentence
}

/** Makes the name of a cell from its column head and the label of its row. */
export type Naming = (head: string, label: string) => string

/** For sums inside one row. */
export const byColumn: Naming = (head) => head
/** For sums over several rows. */
export const byRow: Naming = (head, label) => `${withoutRs(head)} of "${label}"`
/** For the only row under the line. */
export const asTotal: Naming = (head, label) => (withoutRs(head) === label ? label : `Total of ${head}`)
/** For one of several rows under the line. */
export const byLabel: Naming = (_, label) => label

/** The rows of one part of a table, in their order; none without a table. */
export function rowsOf(places: Places, table: DrawnTable | undefined, part: 'rows' | 'totals', naming: Naming): Row[] {
  const { columns, [part]: rows } = table ?? { columns: [], rows: [], totals: [] }
  const at = (column: string) => {
    const index = columns.findIndex(({ id }) => id === column)
    if (index < 0) throw places.missing(`column "${column}"`, 'table', 'columns')
    return index
  }
  return rows.map(({ cells, look }, index) => {
    const keys = ['table', part, index]
    const label = String(cells.find((value) => typeof value === 'string') ?? `row ${index + 1}`)
    return {
      path: places.pathOf(...keys),
      label,
      isBold: look === 'group',
      cell(column) {
        const { head = '', format = 'text' } = columns[at(column)] ?? {}
        return places.place([...keys, 'cells', at(column)], cells[at(column)] ?? null, naming(head, label), format)
      },
      words: (column) => ({
        path: places.pathOf(...keys, 'cells', at(column)),
        text: String(cells[at(column)] ?? ''),
      }),
    }
  })
}
