import Papa from 'papaparse'

import { checkLimit, RECORDS_PER_STEP, UnreadableFile, type Steps, type Table } from './table'

/** What a cell of a sheet runs when it is opened; a figure with a sign is none (OWASP, CSV injection). */
export const FORMULA = /^[=@\t\r]|^[+-](?![\d.,() ]*$)/

/** Columns of a printed report stand apart by spaces. */
const COLUMN_GAP = /\S {2,}\S/

const filledCount = (row: string[]) => row.filter((cell) => cell.trim() !== '').length
const isBlank = (row: string[]) => filledCount(row) === 0
/** Whether a cell of the first row is a value, not a heading. */
const isFigure = (cell: string) => /[\d०-९]/.test(cell) && !/[a-z\u0900-\u0965]/i.test(cell)

/** Reads separated text, or cells pasted from a sheet; the separator is found out. Throws `UnreadableFile`. */
export function* readText(fileText: string, encoding: Table['encoding']): Steps<Table> {
  const text = fileText.replace(/\r\n?/g, '\n')
  const table: Table = { fields: [], rows: [], recordNumbers: [], deleted: [], unreadable: [], encoding, warnings: [] }
  const { rows, recordNumbers, unreadable, warnings } = table
  const delimitersToGuess = ['\t', ',', ';', '|']
  const { meta, data } = Papa.parse<string[]>(text.slice(0, 100_000), { preview: 20, delimitersToGuess })
  /** Reports begin with titles, whose rows have few cells. */
  const mostFilled = Math.max(...data.map(filledCount))
  // Fast mode would split the whole text in each step.
  const config = { delimiter: meta.delimiter, newline: '\n', preview: RECORDS_PER_STEP, fastMode: false } as const
  let headings: string[] | undefined
  let formulas = 0
  let number = 0
  for (let at = 0; at < text.length;) {
    const { data, errors, meta } = Papa.parse<string[]>(text.slice(at), config)
    const malformed = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? (row ?? []) : [])))
    const isOpen = errors.some(({ code }) => code === 'MissingQuotes')
    if (isOpen) warnings.push({ code: 'openQuote', values: { record: number + data.length } })
    for (const [index, row] of data.entries()) {
      number++
      if (isBlank(row)) continue
      if (!headings && filledCount(row) * 2 <= mostFilled) {
        unreadable.push(number)
        continue
      }
      if (!headings) {
        headings = row.map((head) => head.trim())
        while (headings.at(-1) === '') headings.pop()
        checkLimit('tooManyFields', headings.length)
        if (!headings.some(isFigure)) continue
        headings.fill('')
        warnings.push({ code: 'noHeader', values: { count: headings.length } })
      }
      // With more filled cells than headings, a row has a separator too many: its cells are in the wrong place.
      if (malformed.has(index) || !isBlank(row.slice(headings.length))) unreadable.push(number)
      else {
        rows.push(headings.map((_, column) => row[column]?.trim() ?? ''))
        recordNumbers.push(number)
        formulas += row.filter((cell) => FORMULA.test(cell)).length
      }
    }
    checkLimit('tooManyRecords', rows.length)
    at += meta.cursor
    yield at / text.length
  }
  if (!headings) throw new UnreadableFile('empty')
  if (rows.length === 0) throw new UnreadableFile('noRecords')
  if (headings.length === 1 && rows.filter(([cell]) => COLUMN_GAP.test(cell!)).length * 2 > rows.length)
    warnings.push({ code: 'oneColumn', values: {} })
  if (formulas > 0) warnings.push({ code: 'formulas', values: { count: formulas } })
  return { ...table, fields: headings.map((name, index) => ({ name: name || String(index + 1), kind: 'text' })) }
}
