import { localise } from '../content/localise'
import type { Content } from '../content/parse-content'
import type { ContentPath } from '../content/content-schema'
import { at, listAt, walk } from '../content/walk-content'

/** A figure or text of a mock screen. */
export interface Field {
  path: ContentPath
  value: unknown
}

/** `expected` is the value of `field`, or another field with this value; expected numbers are rounded to paisa. */
export type Check = readonly [field: Field, expected: unknown]

/** Rounds rupees half up to two decimals; 1e-6 offsets binary floating-point error (6.5 × 64.67). */
export const toPaisa = (value: number) => Math.round(value * 100 + 1e-6) / 100
export const total = (figures: unknown[]) => toPaisa(figures.map(Number).reduce((sum, figure) => sum + figure, 0))
export const columnSum = (rows: Row[], column: string) => total(rows.map(({ figure }) => figure(column)))

/** The amounts in a sentence: its numbers with two decimals. */
export const amountsIn = (words: string) =>
  (words.match(/\d[\d,]*\.\d\d/g) ?? []).map((amount) => Number(amount.replaceAll(',', '')))

/** The first percentage in a sentence. */
export const percentIn = (words: string) => Number(/[\d.]+(?=%)/.exec(words)?.[0])

/** Lookups of figures in the English mock screens. */
export function reader(screens: Content['screens']) {
  const english = localise(screens, 'en')
  const field = (name: string, ...keys: PropertyKey[]): Field => ({
    path: ['screens', name, ...keys],
    value: at(english, name, ...keys),
  })
  const columns = (name: string) => listAt(english, name, 'table', 'columns').map((column) => String(at(column, 'id')))
  const rows = (name: string, section: 'rows' | 'totals' = 'rows') =>
    listAt(english, name, 'table', section).map((row, index) => {
      const cell = (column: string) => field(name, 'table', section, index, 'cells', columns(name).indexOf(column))
      return {
        cell,
        /** The figure in a column; 0 for an empty cell. */
        figure: (column: string) => Number(cell(column).value),
        isBold: at(row, 'emphasis') === 'group',
      }
    })
  /** Finds a labelled value outside the table by its id, such as a fact, a result or a line of a receipt. */
  const line = (name: string, id: string): Field => {
    const found = [...walk(at(english, name))].find(({ value }) => at(value, 'id') === id && at(value, 'format'))
    return found ? field(name, ...found.path, 'cell') : { path: ['screens', name], value: undefined }
  }
  return {
    field,
    rows,
    line,
    /** Ids of the columns that have sums. */
    sumIds: (name: string) => columns(name).filter((_, index) => at(english, name, 'table', 'columns', index, 'sum')),
    plainRows: (name: string) => rows(name).filter(({ isBold }) => !isBold),
    text: (name: string, ...keys: PropertyKey[]) => String(field(name, ...keys).value ?? ''),
    valuesIn: (name: string, column: string) => rows(name).map((row) => row.cell(column).value),
    lineFigure: (name: string, id: string) => Number(line(name, id).value),
    /** A cell by column and row; `row` is an index, or the text or code of any cell in the row. */
    cell(name: string, row: unknown, column: string) {
      const found = rows(name).find(
        (_, index) => index === row || listAt(english, name, 'table', 'rows', index, 'cells').includes(row),
      )
      return found?.cell(column) ?? field(name, 'table', 'rows', -1)
    },
    /** A cell in the rows of totals, by default in the last row. */
    totalCell: (name: string, column: string, row = -1): Field =>
      rows(name, 'totals').at(row)?.cell(column) ?? field(name, 'table', 'totals', -1),
  }
}

export type Reader = ReturnType<typeof reader>

/** Reads a row of a mock screen's table by column id. */
export type Row = ReturnType<Reader['rows']>[number]
