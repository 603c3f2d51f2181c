import type { ScreenData, ScreenLine, ScreenTable } from '@/content/schema'

import { walk } from '../content/problems'
import { inDigits, locales } from '../locales'

type Cell = ScreenTable['rows'][number]['cells'][number]
type DrawnTable = Omit<ScreenTable, 'totals'> & { totals: ScreenTable['rows'] }

/** A screen with all its figures; rows under the line have cells like any other. */
export type WorkedOut<S extends ScreenData = ScreenData> = S extends { table: ScreenTable }
  ? Omit<S, 'table'> & { table: DrawnTable }
  : S

/** A row of a table. */
export interface Row {
  /** The figure in a column; an empty cell counts as 0. */
  of: (column: string) => number
  /** The English words in a column, or its code. */
  text: (column: string) => string
}

/** A drawing as its sums read it. */
export interface Drawing {
  screen: ScreenData
  /** All rows of its table but the bold ones. */
  rows: Row[]
  bold: Row[]
  /** The figure of a line: a fact, field or result, or a line of a slip, phone or entry. */
  line: (id: string) => number
  /** The rate in the label of a line. */
  percent: (id: string) => number
}

/** How the figures of one drawing follow from others in it. Figures are rounded to the paisa, each by itself. */
export interface Sums {
  /** Cells of columns with `worked: true`; `index` is the place among the rows that are not bold. */
  columns?: Record<string, (row: Row, drawing: Drawing, index: number) => number | null>
  /** Cells of bold rows, besides sums of columns, from the rows that belong to it. */
  groups?: Record<string, (rows: Row[]) => string>
  /** Cells under the line, besides sums of columns. */
  totals?: Record<string, (rows: Row[]) => string | number>
  /** Lines without a cell; a row under the line has the figure in its last column. */
  lines?: Record<string, (drawing: Drawing) => string | number>
}

/** Halves go up; the small addition makes up for what binary fractions lose (6.5 × 64.67). */
const toPaisa = (value: number) => Math.round(value * 100 + 1e-6) / 100
const rounded = <T>(value: T) => (typeof value === 'number' ? toPaisa(value) : value)

/** The sum of a column. */
export const add = (rows: readonly Row[], column: string) => toPaisa(rows.reduce((sum, { of }) => sum + of(column), 0))

const missing = (what: string) => new Error(`has no ${what}, which its sums need: put it back, or ask a developer`)

/** Rows with a cell for each column, empty where it is still to be worked out. */
function rowsOf({ columns, rows }: ScreenTable) {
  const places = new Map(columns.map(({ id }, index) => [id, index]))
  return rows.map((row) => {
    const written = [...row.cells]
    const cells = columns.map(({ worked }) => (worked ? null : (written.shift() ?? null)))
    const cell = (column: string): Cell => {
      const place = places.get(column)
      if (place === undefined) throw missing(`column "${column}"`)
      return cells[place] ?? null
    }
    return {
      row: { ...row, cells },
      isBold: row.look === 'group',
      of: (column: string) => {
        const value = cell(column)
        return typeof value === 'number' ? value : 0
      },
      text: (column: string) => {
        const value = cell(column)
        return typeof value === 'object' ? (value?.en ?? '') : String(value)
      },
    }
  })
}

type WorkedRow = ReturnType<typeof rowsOf>[number]

/** Rows that belong to a bold one: those under it or, where the table does not begin with a bold row, over it. */
function membersOf(bold: WorkedRow, rows: WorkedRow[]): WorkedRow[] {
  const list = rows[0]?.isBold ? rows : rows.toReversed()
  const rest = list.slice(list.indexOf(bold) + 1)
  const end = rest.findIndex(({ isBold }) => isBold)
  return end < 0 ? rest : rest.slice(0, end)
}

function tableOf(table: ScreenTable, all: WorkedRow[], drawing: Drawing, sums: Sums): DrawnTable {
  const { columns } = table
  const plain = all.filter(({ isBold }) => !isBold)
  for (const [index, row] of plain.entries())
    for (const [place, { id, worked }] of columns.entries()) {
      if (!worked) continue
      const sum = sums.columns?.[id]
      if (!sum) throw missing(`sum for column "${id}"`)
      row.row.cells[place] = rounded(sum(row, drawing, index))
    }
  const bold = all.filter(({ isBold }) => isBold).map((row) => ({ ...row, members: membersOf(row, all) }))
  for (const { row, members } of bold)
    for (const [place, { id, sum }] of members.length > 0 ? columns.entries() : []) {
      if (sum) row.cells[place] = add(members, id) || null
      row.cells[place] = sums.groups?.[id]?.(members) ?? row.cells[place] ?? null
    }
  // A bold row without rows of its own is a figure in its own right.
  const counted = [...plain, ...bold.filter(({ members }) => members.length === 0)]
  const key = columns.findIndex(({ priority }) => priority === 1)
  const totals = table.totals.map((total) => {
    const own = sums.lines?.[total.id]
    const cellOf = ({ id, sum }: (typeof columns)[number], place: number) => {
      if (place === key) return labelOf(total)
      if (own) return place === columns.length - 1 ? rounded(own(drawing)) : null
      return sum ? add(counted, id) : rounded(sums.totals?.[id]?.(plain) ?? null)
    }
    return { cells: columns.map(cellOf) }
  })
  return { ...table, rows: all.map(({ row }) => row), totals }
}

/** The label of a line with its rate. */
const labelOf = ({ label, percent }: Pick<ScreenLine, 'label' | 'percent'>): ScreenLine['label'] => {
  const texts = locales.map((one) => [one, inDigits(one, label[one].replace('{percent}', String(percent)))])
  return percent === undefined ? label : { ...label, ...Object.fromEntries(texts) }
}

const isLine = (value: unknown): value is ScreenLine => {
  const keys = Object.keys(Object(value))
  return keys.includes('label') && keys.includes('format')
}

/** A screen with the figures that follow from others in it. Throws what it lacks, as words that follow its name. */
export function workedOut(screen: ScreenData, sums: Sums = {}): WorkedOut {
  const table = 'table' in screen ? screen.table : undefined
  const all = table ? rowsOf(table) : []
  const lines = [...walk(screen)].flatMap(({ value }) => (isLine(value) ? [value] : []))
  function named(id: string) {
    const found = lines.find((line) => line.id === id)
    if (!found) throw missing(`line "${id}"`)
    return found
  }
  function cellOf({ id, cell }: ScreenLine) {
    if (cell !== undefined) return cell
    const sum = sums.lines?.[id]
    if (!sum) throw new Error(`has no cell in line "${id}": write its figure`)
    return rounded(sum(drawing))
  }
  function filled(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(filled)
    if (isLine(value)) return { ...value, label: labelOf(value), cell: cellOf(value) }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item)]))
  }
  const drawing: Drawing = {
    screen,
    rows: all.filter(({ isBold }) => !isBold),
    bold: all.filter(({ isBold }) => isBold),
    line: (id) => Number(cellOf(named(id))),
    percent(id) {
      const { percent } = named(id)
      if (percent === undefined) throw missing(`percent in line "${id}"`)
      return percent
    },
  }
  // First, since lines read its figures.
  const worked = table && { table: tableOf(table, all, drawing, sums) }
  const rest = Object.fromEntries(Object.entries(screen).filter(([key]) => key !== 'table'))
  return { ...(filled(rest) as ScreenData), ...worked } as WorkedOut
}
