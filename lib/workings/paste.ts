/**
 * The cells of a block copied from a spreadsheet, one list for each line, without empty lines at its end and without
 * its header line; null when it has more than `most` columns, whose meaning is unknown.
 */
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
