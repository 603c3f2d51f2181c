import type { Weave } from '@/content/schema'

import { openTile } from './pattern'

/** Path of the background, `width` × `height` cells. */
export const groundPath = (width: number, height: number) => `M0 0h${width}v${height}H0z`

/** SVG paths of `rows`, one per thread in ascending order: the first fills the background, later ones cover it. */
export const cellsSvg = (rows: readonly string[], threads: Weave['threads']) =>
  threads
    .map((colour, digit) => {
      const path = digit === 0 ? groundPath(rows[0]?.length ?? 0, rows.length) : threadPath(rows, digit)
      return path && `<path fill="${colour}" d="${path}"/>`
    })
    .join('')

/** Half the size of the filled area in CSS pixels; larger than half of any box. */
const FAR = 4000

/** SVG of a pattern that fills its box, with cells of `cell` CSS pixels. */
export function weaveSvg({ motif, threads }: Weave, cell: number): string {
  const tile = openTile(motif)
  const [width, height] = [tile[0]?.length ?? 0, tile.length]
  // The origin is the centre of the box: a whole motif is centred, and both edges are cut alike.
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
 * Path of one thread as run-length blocks. A run also covers higher digits between its cells, so that threads must be
 * painted in ascending order; equal runs of adjacent rows merge. Both keep a pattern under 2 KB.
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

/** Path of one block, relative to the pen, which the block before it leaves at its lower left corner. */
function blockPath({ x, y, width, height }: Block, before: Block = { x: 0, y: 0, width: 0, height: 0 }): string {
  return `m${x - before.x} ${y - before.y - before.height}h${width}v${height}h-${width}`.replace(' -', '-')
}
