import type { Weave } from '@/content/schema'

import { closedTile } from './pattern'

/** One tile of a pattern, ready to draw: its size in cells and one path for each thread but the ground. */
export interface Tile {
  width: number
  height: number
  ground: string
  threads: { colour: string; path: string }[]
}

/** Path of the area behind the cells, `width` × `height` cells. */
export const groundPath = (width: number, height: number) => `M0 0h${width}v${height}H0z`

/** Draws a motif as run-length paths on whole cells, so that the pattern repeats without a seam. */
export function weaveTile({ motif, threads }: Weave): Tile {
  // The last row and column are the first of the next tile.
  const rows = closedTile(motif, false)
    .slice(0, -1)
    .map((row) => row.slice(0, -1))
  const [ground, ...colours] = threads
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    ground,
    threads: colours.map((colour, index) => ({ colour, path: threadPath(rows, index + 1) })),
  }
}

/** More than the distance from the middle of any box to its edge, in CSS pixels. */
const FAR = 4000

/** SVG of a pattern that fills whatever box it is shown in, with cells of `cell` CSS pixels. */
export function weaveSvg(weave: Weave, cell: number): string {
  const { width, height, ground, threads } = weaveTile(weave)
  const paths = threads.map(({ colour, path }) => path && `<path fill="${colour}" d="${path}"/>`).join('')
  // Drawn from the middle of the box, so that whole motifs stand there and both edges are cut in the same way.
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">' +
    `<pattern id="w" x="${-width / 2 - 0.5}" y="${-height / 2 - 0.5}" width="${width}" height="${height}"` +
    ` patternUnits="userSpaceOnUse" patternTransform="scale(${cell})" shape-rendering="crispEdges">` +
    `<path fill="${ground}" d="${groundPath(width, height)}"/>${paths}</pattern>` +
    `<svg x="50%" y="50%" overflow="visible"><rect x="${-FAR}" y="${-FAR}" width="${2 * FAR}" height="${2 * FAR}" fill="url(#w)"/></svg></svg>`
  )
}

interface Block {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Draws the cells of one thread as a run-length path. A run passes beneath the higher digits, which are drawn over it,
 * and equal runs in following rows make one block: both keep a pattern under 2 KB. Draw the threads in rising order.
 */
export function threadPath(rows: readonly string[], digit: number): string {
  const run = new RegExp(`${digit}(?:[${digit}-9]*${digit})?`, 'g')
  const blocks: Block[] = []
  let above: Block[] = []
  rows.forEach((row, y) => {
    above = [...row.matchAll(run)].map(({ index: x, 0: { length: width } }) => {
      const taller = above.find((block) => block.x === x && block.width === width)
      if (taller) {
        taller.height += 1
        return taller
      }
      const block = { x, y, width, height: 1 }
      blocks.push(block)
      return block
    })
  })
  return blocks.map((block, index) => blockPath(block, blocks[index - 1])).join('')
}

/** The path of one block, relative to the position of the pen: under the left end of the block before it. */
function blockPath({ x, y, width, height }: Block, before: Block = { x: 0, y: 0, width: 0, height: 0 }): string {
  return `m${x - before.x} ${y - before.y - before.height}h${width}v${height}h-${width}`.replace(' -', '-')
}
