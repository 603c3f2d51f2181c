import { localise } from '../content/localise'
import type { Content } from '../content/parse-content'
import type { ContentPath } from '../content/content-schema'
import { at, listAt, walk } from '../content/problems'

/** A figure or text of a mock screen or of `calculators.ts`. */
export interface Field {
  path: ContentPath
  /** Name used in messages. */
  what: string
  value: unknown
}

/** The value that a field must show, and the reason for the message. */
export interface Check {
  field: Field
  should: unknown
  from: string
}

/** Reads a row of a mock screen's table by column id. */
export interface Row {
  at: (column: string) => Field
  /** The figure in a column; 0 for an empty cell. */
  of: (column: string) => number
  /** The English words in a column, or its code. */
  text: (column: string) => string
  isBold: boolean
}

/** Rounds rupees half up to two decimals; 1e-6 offsets binary floating-point error (6.5 × 64.67). */
export const toPaisa = (value: number) => Math.round(value * 100 + 1e-6) / 100
export const total = (figures: number[]) => toPaisa(figures.reduce((sum, figure) => sum + figure, 0))
export const add = (rows: Row[], column: string) => total(rows.map(({ of }) => of(column)))

export const numbersIn = (words: string, pattern: RegExp) =>
  (words.match(pattern) ?? []).map((one) => Number(one.replaceAll(',', '')))
/** The amounts with two decimals in a sentence. */
export const amountsIn = (words: string) => numbersIn(words, /\d[\d,]*\.\d\d/g)

/** The first percentage in a sentence. */
export const percentIn = (words: string) => numbersIn(words, /[\d.]+(?=%)/g)[0] ?? NaN

/** Lookups of figures in the English mock screens. */
export function reader(screens: Content['screens']) {
  const english = localise(screens, 'en')
  const columns = (name: string) => listAt(english, name, 'table', 'columns')
  const columnIndex = (name: string, column: string) => columns(name).findIndex((one) => at(one, 'id') === column)
  const field = (name: string, what: string, ...keys: (string | number)[]): Field => ({
    path: ['screens', name, ...keys],
    what,
    value: at(english, name, ...keys),
  })
  const rows = (name: string, part: 'rows' | 'totals' = 'rows') =>
    listAt(english, name, 'table', part).map((row, index): Row => {
      const cell = (column: string) =>
        field(name, `“${column}” in row ${index + 1}`, 'table', part, index, 'cells', columnIndex(name, column))
      return {
        at: cell,
        of: (column) => Number(cell(column).value),
        text: (column) => String(cell(column).value ?? ''),
        isBold: at(row, 'emphasis') === 'group',
      }
    })
  const plain = (name: string) => rows(name).filter(({ isBold }) => !isBold)
  /** A fact, field, result, or line of a receipt, phone or entry, by id. */
  const line = (name: string, id: string): Field => {
    const found = [...walk(at(english, name))].find(({ value }) => at(value, 'id') === id && at(value, 'format'))
    return {
      path: ['screens', name, ...(found ? [...found.path, 'cell'] : [])],
      what: id,
      value: at(found?.value, 'cell'),
    }
  }
  return {
    columns,
    field,
    rows,
    plain,
    line,
    text: (name: string, ...keys: (string | number)[]) => String(at(english, name, ...keys) ?? ''),
    all: (name: string, column: string) => rows(name).map((row) => row.at(column).value),
    figure: (name: string, id: string) => Number(line(name, id).value),
    /** A cell by column and row; `row` is the row's index, or the text or code of one of its cells. */
    cell(name: string, row: unknown, column: string) {
      const found = rows(name).find(
        (_, index) => index === row || listAt(english, name, 'table', 'rows', index, 'cells').includes(row),
      )
      return found?.at(column) ?? field(name, `“${column}” of ${String(row)}`, 'table', 'rows', -1)
    },
    /** A cell in the rows of totals, by default in the last one. */
    under: (name: string, column: string, row = -1): Field => {
      const found = rows(name, 'totals').at(row)?.at(column)
      return { ...(found ?? field(name, '', 'table', 'totals')), what: `the total of “${column}”` }
    },
  }
}

export type Reader = ReturnType<typeof reader>

/** A check against a result computed from other figures. */
export const figures = (field: Field, should: unknown): Check => ({
  field,
  should,
  from: 'computed from its operands',
})
