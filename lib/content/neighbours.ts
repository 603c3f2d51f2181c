/** As many as stand side by side on the widest screen. */
const TILES = 6

/**
 * The pages that stand around `page` in the order of their list, at most `TILES` of them: with them each page leads to
 * others, and none grows with the list.
 */
export function neighbours<T>(list: readonly T[], page: T): T[] {
  const others = list.filter((other) => other !== page)
  const start = Math.min(list.indexOf(page) - TILES / 2, others.length - TILES)
  return others.slice(Math.max(0, start)).slice(0, TILES)
}
