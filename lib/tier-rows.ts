/** A row of the table that compares packages. */
export interface TierRow {
  name: string
  /** One cell per package: whether it has the item, or its number; empty without a number. */
  cells: (boolean | string)[]
}

const NUMBER = /[\d०-९]+/

/**
 * Merges the items of packages into rows and keeps the order of each package. Items that differ only in their first
 * number share a row, unless one package has two of them: "Up to 5 pages" and "Up to 10 pages" become "Up to … pages"
 * with 5 and 10; "Pages, up to 5" and "Pages, up to 10" become "Pages, up to".
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
