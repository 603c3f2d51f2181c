import type { Weave } from '@/content/schema'

/** One tile of cloth, ready to draw: its size in cells and one path for each thread but the ground. */
export interface Tile {
  width: number
  height: number
  ground: string
  threads: { colour: string; path: string }[]
}

/** Mirrors a row or a list of rows; the last one stands on the axis, and the first is left for the next tile. */
const mirror = <T>(half: readonly T[]): T[] => [...half, ...half.slice(1, -1).reverse()]

/** Draws a motif as run-length paths on whole cells, so that the pattern repeats without a seam. */
export function weaveTile({ motif, threads }: Weave): Tile {
  const rows = mirror(motif.map((row) => mirror([...row]).join('')))
  const [ground, ...colours] = threads
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    ground,
    threads: colours.map((colour, index) => ({ colour, path: rows.map((row, y) => runs(row, String(index + 1), y)).join('') })),
  }
}

const runs = (row: string, digit: string, y: number) =>
  [...row.matchAll(new RegExp(`${digit}+`, 'g'))]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('')
