/** Number of tiles side by side on the widest screen. */
const TILES = 6

/**
 * The pages around `page` in the order of their list, at most `TILES` of them, so that each page links to others and no
 * page grows with the list.
 */
export function neighbours<T>(list: readonly T[], page: T): T[] {
  const others = list.filter((other) => other !== page)
  const start = Math.min(list.indexOf(page) - TILES / 2, others.length - TILES)
  return others.slice(Math.max(0, start)).slice(0, TILES)
}
