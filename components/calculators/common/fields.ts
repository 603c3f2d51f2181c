/** Typed texts of a calculator by field name. Fields of rows have numbers: `day-1` and `amount-1`, then `day-2`… */
export type Fields = Readonly<Record<string, string>>

/** Column of days: of a date in it, such as `day-1`, the address keeps the day. */
export const DAY_COLUMN = 'day'
/** Field that a table of methods sets: by another method, a sample is still the sample. */
export const METHOD_FIELD = 'method'

/** Groups texts into rows: for the columns `day` and `amount`, the first row is the texts of `day-1` and `amount-1`. */
export function rowsOf(fields: Fields, columns: readonly string[]): string[][] {
  const rows: string[][] = []
  for (let number = 1; `${columns[0]}-${number}` in fields; number += 1)
    rows.push(columns.map((column) => fields[`${column}-${number}`] ?? ''))
  return rows
}

/** Replaces the texts of all rows with `rows`; fields outside of rows stay. */
export function withRows(fields: Fields, columns: readonly string[], rows: readonly string[][]): Fields {
  const others = Object.entries(fields).filter(([name]) => !columns.some((column) => name.startsWith(`${column}-`)))
  const entries = rows.flatMap((row, index) => columns.map((column, i) => [`${column}-${index + 1}`, row[i] ?? '']))
  return Object.fromEntries([...others, ...entries])
}

/** Sample figures as the texts that a visitor would type. */
export const asTexts = (values: object): Fields =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

/** Rows of sample figures as rows of texts; a figure left out is an empty text. */
export const asRows = (columns: readonly string[], rows: readonly object[]): string[][] =>
  rows.map((row) => columns.map((column) => String(Reflect.get(row, column) ?? '')))

/** Whether two sets of fields have the same texts, whatever the method. */
export const haveSameFields = (one: Fields, other: Fields) =>
  Object.keys({ ...one, ...other }).every((name) => name === METHOD_FIELD || one[name] === other[name])
