/** Numbers rows from 1 and merges consecutive equal rows into one row, named for example 6–20. */
export function mergeEqualRows(rows: string[][]) {
  const firstIndexes = rows.flatMap((row, index) => (row.join() === rows[index - 1]?.join() ? [] : index))
  return firstIndexes.map((index, position) => {
    const lastNumber = firstIndexes[position + 1] ?? rows.length
    return { name: index + 1 === lastNumber ? String(lastNumber) : `${index + 1}–${lastNumber}`, figures: rows[index]! }
  })
}
