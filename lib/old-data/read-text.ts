import Papa from 'papaparse'

import { checkLimit, STEP, UnreadableFile, type Steps, type Table } from './table'

/** What a cell of a sheet runs when it is opened; a figure with a sign is none (OWASP, CSV injection). */
export const FORMULA = /^[=@\t\r]|^[+-](?![\d.,() ]*$)/

/** Columns of a printed report stand apart by spaces. */
const COLUMN_GAP = /\S {2,}\S/

const filledIn = (row: string[]) => row.filter((cell) => cell.trim() !== '').length
const isBlank = (row: string[]) => filledIn(row) === 0
/** Whether a cell of the first row is a value, not a heading. */
const isFigure = (cell: string) => /[\d०-९]/.test(cell) && !/[a-z\u0900-\u0965]/i.test(cell)

/** Reads separated text, or cells pasted from a sheet; the separator is found out. Throws `UnreadableFile`. */
export function* readText(fileText: string, encoding: Table['encoding']): Steps<Table> {
  const text = fileText.replace(/\r\n?/g, '\n')
  const table: Table = { fields: [], rows: [], numbers: [], deleted: [], unreadable: [], encoding, notes: [] }
  const { rows, numbers, unreadable, notes } = table
  const delimitersToGuess = ['\t', ',', ';', '|']
  const { meta, data } = Papa.parse<string[]>(text.slice(0, 100_000), { preview: 20, delimitersToGuess })
  /** Reports begin with titles, whose rows have few cells. */
  const mostFilled = Math.max(...data.map(filledIn))
  // Fast mode would split the whole text in each step.
  const config = { delimiter: meta.delimiter, newline: '\n', preview: STEP, fastMode: false } as const
  let heads: string[] | undefined
  let formulas = 0
  let number = 0
  for (let at = 0; at < text.length;) {
    const { data, errors, meta } = Papa.parse<string[]>(text.slice(at), config)
    const malformed = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? (row ?? []) : [])))
    const isOpen = errors.some(({ code }) => code === 'MissingQuotes')
    if (isOpen) notes.push({ code: 'openQuote', values: { record: number + data.length } })
    for (const [index, row] of data.entries()) {
      number++
      if (isBlank(row)) continue
      if (!heads && filledIn(row) * 2 <= mostFilled) {
        unreadable.push(number)
        continue
      }
      if (!heads) {
        heads = row.map((head) => head.trim())
        while (heads.at(-1) === '') heads.pop()
        checkLimit('tooManyFields', heads.length)
        if (!heads.some(isFigure)) continue
        heads.fill('')
        notes.push({ code: 'noHeader', values: { count: heads.length } })
      }
      // With more filled cells than heads, a row has a separator too many: its cells are in the wrong place.
      if (malformed.has(index) || !isBlank(row.slice(heads.length))) unreadable.push(number)
      else {
        rows.push(heads.map((_, column) => row[column]?.trim() ?? ''))
        numbers.push(number)
        formulas += row.filter((cell) => FORMULA.test(cell)).length
      }
    }
    checkLimit('tooManyRecords', rows.length)
    at += meta.cursor
    yield at / text.length
  }
  if (!heads) throw new UnreadableFile('empty')
  if (rows.length === 0) throw new UnreadableFile('noRecords')
  if (heads.length === 1 && rows.filter(([cell]) => COLUMN_GAP.test(cell!)).length * 2 > rows.length)
    notes.push({ code: 'oneColumn', values: {} })
  if (formulas > 0) notes.push({ code: 'formulas', values: { count: formulas } })
  return { ...table, fields: heads.map((name, index) => ({ name: name || String(index + 1), kind: 'text' })) }
}
