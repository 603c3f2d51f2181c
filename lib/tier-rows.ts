/** A row of the table of packages. */
export interface TierRow {
  name: string
  /** For each package: whether it has the item, or how many of it; empty where it sets no number. */
  cells: (boolean | string)[]
}

const NUMBER = /[\d०-९]+/

/**
 * The rows of a table that compares packages, in an order that keeps that of each package. Items that differ only in
 * their first number share a row, unless a package has two of them: "Up to 5 pages" and "Up to 10 pages" become "Up to
 * … pages" with 5 and 10, and "Pages, up to 5" becomes "Pages, up to".
 */
export function tierRows(packages: string[][]): TierRow[] {
  const withGap = (item: string) => item.replace(NUMBER, '…').replace(/ …$/, '')
  const alike = (own: string[], row: string) => own.filter((item) => withGap(item) === row)
  const items = [...new Set(packages.flat())]
  const nameOf = (item: string) => {
    const row = withGap(item)
    return alike(items, row).length > 1 && packages.every((own) => alike(own, row).length < 2) ? row : item
  }
  const named = packages.map((own) => new Map(own.map((item) => [nameOf(item), item])))

  const names: string[] = []
  for (const own of named.map((rows) => [...rows.keys()]))
    for (const [index, name] of own.entries()) {
      if (names.includes(name)) continue
      const next = own.slice(index + 1).find((later) => names.includes(later))
      names.splice(next === undefined ? names.length : names.indexOf(next), 0, name)
    }

  return names.map((name) => ({
    name,
    cells: named.map((own) => {
      const item = own.get(name)
      if (items.includes(name)) return item !== undefined
      return NUMBER.exec(item ?? '')?.[0] ?? ''
    }),
  }))
}
