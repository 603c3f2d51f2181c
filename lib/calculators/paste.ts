/** The cells of a block copied from a spreadsheet, by line, without a header; null with more than `most` columns. */
export function pastedCells(text: string, most: number): string[][] | null {
  const lines = text
    .trimEnd()
    .split(/\r\n?|\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
  const columns = Math.max(...lines.map((line) => line.findLastIndex(Boolean) + 1))
  if (columns > most) return null
  const [first = []] = lines
  const headed = lines.length > 1 && first.some(Boolean) && !first.some((cell) => /[\d०-९]/.test(cell))
  return lines.slice(headed ? 1 : 0).map((line) => Array.from({ length: columns }, (_, at) => line[at] ?? ''))
}

/** Rows with such cells written into them from one row and column on; lines beyond the last row are added. */
export const pasteInto = (rows: string[][], index: number, column: number, cells: string[][]): string[][] =>
  Array.from({ length: Math.max(rows.length, index + cells.length) }, (_, at) =>
    [0, 1].map((part) => cells[at - index]?.[part - column] ?? rows[at]?.[part] ?? ''),
  )
