import type { Weave } from '@/content/schema'

import { openTile } from './pattern'

/** Path of the area behind the cells, `width` × `height` cells. */
export const groundPath = (width: number, height: number) => `M0 0h${width}v${height}H0z`

/** The cells of `rows` as SVG: the first thread behind all of them, then each other one over those before it. */
export const cellsSvg = (rows: readonly string[], threads: Weave['threads']) =>
  threads
    .map((colour, digit) => {
      const path = digit === 0 ? groundPath(rows[0]?.length ?? 0, rows.length) : threadPath(rows, digit)
      return path && `<path fill="${colour}" d="${path}"/>`
    })
    .join('')

/** More than the distance from the middle of any box to its edge, in CSS pixels. */
const FAR = 4000

/** SVG of a pattern that fills whatever box it is shown in, with cells of `cell` CSS pixels. */
export function weaveSvg({ motif, threads }: Weave, cell: number): string {
  const tile = openTile(motif)
  const [width, height] = [tile[0]?.length ?? 0, tile.length]
  // Drawn from the middle of the box, so that whole motifs stand there and both edges are cut in the same way.
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">' +
    `<pattern id="w" x="${-width / 2 - 0.5}" y="${-height / 2 - 0.5}" width="${width}" height="${height}"` +
    ` patternUnits="userSpaceOnUse" patternTransform="scale(${cell})" shape-rendering="crispEdges">` +
    `${cellsSvg(tile, threads)}</pattern>` +
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
