/** One symmetrical tile, 15 × 15 cells from a quarter of 8 × 8: the lines of its middle are one cell wide. */
export function closedTile(motif: readonly string[]): string[] {
  const mirror = <T>(half: readonly T[]): T[] => [...half, ...half.slice(0, -1).reverse()]
  return mirror(motif.map((row) => mirror([...row]).join('')))
}

/** One tile of an endless pattern: its last row and column are left out, being the first of the next tile. */
export const openTile = (motif: readonly string[]): string[] =>
  closedTile(motif)
    .slice(0, -1)
    .map((row) => row.slice(0, -1))

/** A piece of endless pattern around the middle of one tile, as rows of digits; odd sizes are symmetrical. */
export function patternRows(motif: readonly string[], columns: number, rows: number): string[] {
  const piece = <T>(tile: readonly T[], cells: number) =>
    Array.from({ length: cells }, (_, index) =>
      tile.at((tile.length / 2 + index - Math.floor(cells / 2)) % tile.length)!,
    )
  return piece(openTile(motif), rows).map((row) => piece([...row], columns).join(''))
}
