/** Index in a quarter tile of this length for a cell of endless pattern: forwards and back, without repeating an end. */
function fold(index: number, length: number): number {
  const period = 2 * length - 2
  const place = ((index % period) + period) % period
  return place < length ? place : period - place
}

/** Indices into a quarter tile of this length along `cells` cells of a pattern, the middle one on the tile's middle. */
const across = (length: number, cells: number) =>
  Array.from({ length: cells }, (_, index) => fold(length - 1 + index - Math.floor(cells / 2), length))

/** A piece of endless pattern around the middle of one tile, as rows of digits; odd sizes are symmetrical. */
export function patternRows(motif: readonly string[], columns: number, rows: number): string[] {
  const columnIndices = across(motif[0]?.length ?? 0, columns)
  return across(motif.length, rows).map((y) => columnIndices.map((x) => motif[y]?.[x] ?? '0').join(''))
}

/**
 * One symmetrical tile. The lines of its middle are one cell wide (15 × 15 cells from a quarter of 8 × 8) or, when
 * `even`, two cells (16 × 16): one of the two usually divides a given number of pixels without a remainder.
 */
export function closedTile(motif: readonly string[], even: boolean): string[] {
  const mirror = <T>(half: readonly T[]): T[] => [...half, ...half.slice(0, even ? undefined : -1).reverse()]
  return mirror(motif.map((row) => mirror([...row]).join('')))
}
