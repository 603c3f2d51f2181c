import { readFigure } from './figures'

/** A copied cell with a line break or tab, which spreadsheets quote. */
const QUOTED = /(?<=^|[\t\n\r])"((?:[^"]|"")*)"(?=[\t\n\r]|$)/g

/** Parses cells copied from a spreadsheet into rows, without the header row; null above `maxColumns` columns. */
export function pastedCells(text: string, maxColumns: number): string[][] | null {
  const lines = text
    .trimEnd()
    .replace(QUOTED, (_, cell: string) => cell.replace(/\s+/g, ' '))
    .split(/\r\n?|\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
  const columns = Math.max(...lines.map((line) => line.findLastIndex(Boolean) + 1))
  if (columns > maxColumns) return null
  const [first = []] = lines
  const isFigure = (cell: string) => /[\d०-९]/.test(cell) || readFigure(cell).value !== undefined
  const hasHeader = lines.length > 1 && first.some(Boolean) && !first.some(isFigure)
  return lines
    .slice(hasHeader ? 1 : 0)
    .map((line) => Array.from({ length: columns }, (_, column) => line[column] ?? ''))
}

/** Writes `cells` into rows of two columns, starting at row `index` and `column`; appends rows if necessary. */
export const pasteInto = (rows: string[][], index: number, column: number, cells: string[][]): string[][] =>
  Array.from({ length: Math.max(rows.length, index + cells.length) }, (_, row) =>
    [0, 1].map((part) => cells[row - index]?.[part - column] ?? rows[row]?.[part] ?? ''),
  )
