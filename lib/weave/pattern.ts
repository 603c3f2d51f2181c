/** Mirrors a motif of 8 × 8 cells to a symmetrical tile of 15 × 15: the middle row and column are not repeated. */
export function closedTile(motif: readonly string[]): string[] {
  const mirror = <T>(half: readonly T[]): T[] => [...half, ...half.slice(0, -1).reverse()]
  return mirror(motif.map((row) => mirror([...row]).join('')))
}

/** Tile without last row and last column: in the repeating pattern, the next tile starts with the same cells. */
const openTile = (motif: readonly string[]): string[] =>
  closedTile(motif)
    .slice(0, -1)
    .map((row) => row.slice(0, -1))

/** Section of the repeating pattern, centred on a tile, as rows of digits; odd sizes are symmetrical. */
export function patternRows(motif: readonly string[], columns: number, rows: number): string[] {
  /** `length` items, with the middle item of the tile in the middle and the other items repeated on both sides. */
  const repeatAroundMiddle = <T>(items: readonly T[], length: number) =>
    Array.from({ length }, (_, index) => items.at((items.length / 2 + index - Math.floor(length / 2)) % items.length)!)
  return repeatAroundMiddle(openTile(motif), rows).map((row) => repeatAroundMiddle([...row], columns).join(''))
}
