import { localise } from '../content/localise'
import type { Content } from '../content/load'
import type { ContentPath } from '../content/model'
import { at, listAt, walk } from '../content/problems'

/** A figure or text of a drawing or of `calculators.ts`. */
export interface Place {
  path: ContentPath
  /** Name used in messages. */
  what: string
  value: unknown
}

/** The value that a place must show, and the reason for the message. */
export interface Tie {
  place: Place
  should: unknown
  from: string
}

/** Reads a row of a drawn table by column id. */
export interface Row {
  at: (column: string) => Place
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

/** Lookups of figures in the English drawings. */
export function reader(screens: Content['screens']) {
  const drawn = localise(screens, 'en')
  const columns = (name: string) => listAt(drawn, name, 'table', 'columns')
  const placeOf = (name: string, column: string) => columns(name).findIndex((one) => at(one, 'id') === column)
  const place = (name: string, what: string, ...keys: (string | number)[]): Place => ({
    path: ['screens', name, ...keys],
    what,
    value: at(drawn, name, ...keys),
  })
  const rows = (name: string, part: 'rows' | 'totals' = 'rows') =>
    listAt(drawn, name, 'table', part).map((row, index): Row => {
      const cell = (column: string) =>
        place(name, `“${column}” in row ${index + 1}`, 'table', part, index, 'cells', placeOf(name, column))
      return {
        at: cell,
        of: (column) => Number(cell(column).value),
        text: (column) => String(cell(column).value ?? ''),
        isBold: at(row, 'look') === 'group',
      }
    })
  const plain = (name: string) => rows(name).filter(({ isBold }) => !isBold)
  /** A fact, field, result, or line of a slip, phone or entry, by id. */
  const line = (name: string, id: string): Place => {
    const found = [...walk(at(drawn, name))].find(({ value }) => at(value, 'id') === id && at(value, 'format'))
    return {
      path: ['screens', name, ...(found ? [...found.path, 'cell'] : [])],
      what: id,
      value: at(found?.value, 'cell'),
    }
  }
  return {
    columns,
    place,
    rows,
    plain,
    line,
    text: (name: string, ...keys: (string | number)[]) => String(at(drawn, name, ...keys) ?? ''),
    all: (name: string, column: string) => rows(name).map((row) => row.at(column).value),
    figure: (name: string, id: string) => Number(line(name, id).value),
    /** A cell by column and row; `row` is the row's index, or the text or code of one of its cells. */
    cell(name: string, row: unknown, column: string) {
      const found = rows(name).find(
        (_, index) => index === row || listAt(drawn, name, 'table', 'rows', index, 'cells').includes(row),
      )
      return found?.at(column) ?? place(name, `“${column}” of ${String(row)}`, 'table', 'rows', -1)
    },
    /** A cell in the rows of totals, by default in the last one. */
    under: (name: string, column: string, row = -1): Place => {
      const found = rows(name, 'totals').at(row)?.at(column)
      return { ...(found ?? place(name, '', 'table', 'totals')), what: `the total of “${column}”` }
    },
  }
}

export type Reader = ReturnType<typeof reader>

/** A tie to a result computed from other figures. */
export const figures = (place: Place, should: unknown): Tie => ({
  place,
  should,
  from: 'by the figures that it follows from',
})
