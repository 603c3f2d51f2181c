import { readFigure } from './figures'

/** A cell with a line break or a tab in it, as spreadsheets copy it: in quotes. */
const QUOTED = /(?<=^|[\t\n\r])"((?:[^"]|"")*)"(?=[\t\n\r]|$)/g

/** The cells of a block copied from a spreadsheet, by line, without a header; null with more than `most` columns. */
export function pastedCells(text: string, most: number): string[][] | null {
  const lines = text
    .trimEnd()
    .replace(QUOTED, (_, cell: string) => cell.replace(/\s+/g, ' '))
    .split(/\r\n?|\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
  const columns = Math.max(...lines.map((line) => line.findLastIndex(Boolean) + 1))
  if (columns > most) return null
  const [first = []] = lines
  const isFigure = (cell: string) => /[\d०-९]/.test(cell) || readFigure(cell).value !== undefined
  const headed = lines.length > 1 && first.some(Boolean) && !first.some(isFigure)
  return lines.slice(headed ? 1 : 0).map((line) => Array.from({ length: columns }, (_, at) => line[at] ?? ''))
}

/** Rows with such cells written into them from one row and column on; lines beyond the last row are added. */
export const pasteInto = (rows: string[][], index: number, column: number, cells: string[][]): string[][] =>
  Array.from({ length: Math.max(rows.length, index + cells.length) }, (_, at) =>
    [0, 1].map((part) => cells[at - index]?.[part - column] ?? rows[at]?.[part] ?? ''),
  )
