/** What is typed into a calculator, by the name of the field. Rows count from 1: `day-1` and `amount-1`, `day-2`… */
export type Fields = Readonly<Record<string, string>>

/** The rows of fields such as `day-1` and `amount-1`, each with one text for each of its `parts`. */
export function rowsOf(fields: Fields, parts: readonly string[]): string[][] {
  const rows: string[][] = []
  for (let row = 1; `${parts[0]}-${row}` in fields; row += 1)
    rows.push(parts.map((part) => fields[`${part}-${row}`] ?? ''))
  return rows
}

/** The same fields with other rows. */
export function withRows(fields: Fields, parts: readonly string[], rows: readonly string[][]): Fields {
  const others = Object.entries(fields).filter(([name]) => !parts.some((part) => name.startsWith(`${part}-`)))
  const texts = rows.flatMap((row, index) => parts.map((part, at) => [`${part}-${index + 1}`, row[at] ?? '']))
  return Object.fromEntries([...others, ...texts])
}

/** Whether two groups of fields hold the same texts, whatever method of interest is chosen. */
export const areAlike = (one: Fields, other: Fields) =>
  Object.keys({ ...one, ...other }).every((name) => name === 'method' || one[name] === other[name])
