import { readFigure } from '@/lib/figures'

/** A quoted cell: spreadsheets quote a copied cell that contains a line break or tab. */
const QUOTED = /(?<=^|[\t\n\r])"((?:[^"]|"")*)"(?=[\t\n\r]|$)/g

/** Maximum number of rows that one paste fills, above the limit of each calculator: its message then names the limit. */
export const MAX_PASTED_ROWS = 200

/** An amount marked as debit or credit, and a mark alone. */
const MARKED = /^(.+?)\s*(dr|cr|डे|क्रे)\.?$/i
const MARK = /^(dr|cr|डे|क्रे)\.?$/i

const isFigure = (cell: string) => /[\d०-९]/.test(cell) || readFigure(cell).value !== undefined

/** Parses cells copied from a spreadsheet into rows of equal length, without a header row. */
export function pastedCells(text: string): string[][] {
  const lines = text
    .trimEnd()
    .replace(QUOTED, (_, cell: string) => cell.replace(/\s+/g, ' '))
    .split(/\r\n?|\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
  const columnCount = Math.max(...lines.map((line) => line.findLastIndex(Boolean) + 1))
  const [firstLine = []] = lines
  const hasHeader = lines.length > 1 && firstLine.some(Boolean) && !firstLine.some(isFigure)
  return lines
    .slice(hasHeader ? 1 : 0)
    .map((line) => Array.from({ length: columnCount }, (_, column) => line[column] ?? ''))
}

/**
 * Leaves out columns of words, such as the names of heads, and rows of such words alone, such as "Assets". Columns of marks
 * stay. If nothing but words was copied, all cells stay, and the check refuses them.
 */
export function withoutWords(cells: string[][]): string[][] {
  const isKept = (column: number) =>
    cells.every((row) => !row[column]) ||
    cells.some(({ [column]: cell = '' }) => cell && (isFigure(cell) || MARK.test(cell)))
  const columns = [...(cells[0] ?? []).keys()].filter(isKept)
  const rows = cells.map((row) => columns.map((column) => row[column] ?? '')).filter((row) => row.some(Boolean))
  return rows.length ? rows : cells
}

/** Returns `rows` with `cells` from `firstRow` and `firstColumn` on, and with missing rows appended. */
export const pasteInto = (rows: string[][], firstRow: number, firstColumn: number, cells: string[][]): string[][] =>
  Array.from({ length: Math.max(rows.length, firstRow + cells.length) }, (_, row) =>
    (rows[0] ?? []).map((_, column) => cells[row - firstRow]?.[column - firstColumn] ?? rows[row]?.[column] ?? ''),
  )

/**
 * Moves marked amounts in rows of head, debit and credit to their column: sheets may have one column of balances, with
 * the marks in the next. "4.20 Cr" stays, and is refused: it may be 4.20 crore.
 */
export const bySide = (rows: string[][]) =>
  rows.map((row) => {
    const [head = '', debit = '', credit = ''] = row.map((cell) => cell.trim())
    const [, amount = '', mark = ''] = MARKED.exec(MARK.test(credit) ? `${debit} ${credit}` : debit || credit) ?? []
    const isUnclear = !amount || (/cr/i.test(mark) && !amount.includes(',')) || (debit && MARKED.test(credit))
    if (isUnclear) return row
    return /dr|डे/i.test(mark) ? [head, amount, ''] : [head, '', amount]
  })
