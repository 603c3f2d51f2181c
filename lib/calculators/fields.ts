/** Typed texts of a calculator by field name. Rows count from 1: `day-1` and `amount-1`, `day-2`… */
export type Fields = Readonly<Record<string, string>>

/** Groups the texts of fields into rows: for the `parts` `day` and `amount`, a row is `day-1` and `amount-1`. */
export function rowsOf(fields: Fields, parts: readonly string[]): string[][] {
  const rows: string[][] = []
  for (let row = 1; `${parts[0]}-${row}` in fields; row += 1)
    rows.push(parts.map((part) => fields[`${part}-${row}`] ?? ''))
  return rows
}

/** Replaces all fields of rows with `rows`; the other fields stay. */
export function withRows(fields: Fields, parts: readonly string[], rows: readonly string[][]): Fields {
  const others = Object.entries(fields).filter(([name]) => !parts.some((part) => name.startsWith(`${part}-`)))
  const texts = rows.flatMap((row, index) => parts.map((part, column) => [`${part}-${index + 1}`, row[column] ?? '']))
  return Object.fromEntries([...others, ...texts])
}

/** Whether two sets of fields have the same texts; the interest method may differ. */
export const haveSameFields = (one: Fields, other: Fields) =>
  Object.keys({ ...one, ...other }).every((name) => name === 'method' || one[name] === other[name])
