import pngToIco from 'png-to-ico'
import sharp from 'sharp'

import type { Weave } from '@/content/schema'

import { closedTile, patternRows } from './pattern'
import { groundPath, threadPath } from './weave'

/** A square picture in the threads' colours: one number for each pixel, row by row: the index of its colour. */
export interface IndexedPicture {
  /** In pixels. */
  size: number
  /** Like `#1B4B66`. */
  colours: readonly string[]
  pixels: Uint8Array
}

/** The bytes of a file, as a `Response` takes them. */
export type FileBytes = Uint8Array<ArrayBuffer>

/** Part of a maskable icon's width that no mask cuts off, as the diameter of a circle (W3C manifest, "safe zone"). */
const SAFE_ZONE = 0.8

const FAVICON_SIZES = [16, 32, 48]

/** The company mark as a square icon: one tile, cells of whole pixels, and ground around it where pixels are left. */
export function markIcon(mark: Weave, size: number): IndexedPicture {
  const rest = (cells: number) => (cells > size ? Infinity : size % cells)
  const [odd, even] = [closedTile(mark.motif, false), closedTile(mark.motif, true)]
  const rows = rest(longest(even)) < rest(longest(odd)) ? even : odd
  return paint(mark, rows, Math.max(1, Math.floor(size / longest(rows))), size)
}

/** The mark as a pattern that fills the square; one whole tile lies in the area that no mask cuts off. */
export function maskableIcon(mark: Weave, size: number): IndexedPicture {
  const cell = Math.max(1, Math.floor((size * SAFE_ZONE) / longest(closedTile(mark.motif, false))))
  const cells = Math.ceil(size / cell) | 1
  return paint(mark, patternRows(mark.motif, cells, cells), cell, size)
}

/** PNG of the mark. */
export const markPng = async (mark: Weave, size: number): Promise<FileBytes> => bytes(await png(markIcon(mark, size)))

/** PNG of the mark for systems that cut icons to a shape of their own. */
export const maskablePng = async (mark: Weave, size: number): Promise<FileBytes> =>
  bytes(await png(maskableIcon(mark, size)))

/** ICO of the mark in the sizes that tabs and bookmarks ask for. */
export async function markIco(mark: Weave): Promise<FileBytes> {
  const pictures = FAVICON_SIZES.map((size) => png(markIcon(mark, size)))
  return bytes(await pngToIco(await Promise.all(pictures)))
}

/** SVG of the mark, with 16 × 16 cells where the motif has 8 rows: sharp in tabs, which are 16 or 32 pixels. */
export function markSvg({ motif, threads: [ground, ...threads] }: Weave): string {
  const rows = closedTile(motif, true)
  const [width, height] = [rows[0]?.length ?? 0, rows.length]
  const paths = [{ colour: ground, path: groundPath(width, height) }].concat(
    threads.map((colour, index) => ({ colour, path: threadPath(rows, index + 1) })),
  )
  const drawn = paths.map(({ colour, path }) => `<path fill="${colour}" d="${path}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${drawn}</svg>`
}

const longest = (rows: readonly string[]) => Math.max(rows.length, rows[0]?.length ?? 0)

/** Puts the cells in the middle of a square; cells outside it are cut off, and the area without cells is ground. */
function paint({ threads }: Weave, rows: readonly string[], cell: number, size: number): IndexedPicture {
  const start = (cells: number) => Math.floor((size - cells * cell) / 2)
  const [left, top] = [start(rows[0]?.length ?? 0), start(rows.length)]
  const pixels = Uint8Array.from({ length: size * size }, (_, index) => {
    const [x, y] = [index % size, Math.floor(index / size)]
    return Number(rows[Math.floor((y - top) / cell)]?.[Math.floor((x - left) / cell)] ?? 0)
  })
  return { size, colours: threads, pixels }
}

function png({ size, colours, pixels }: IndexedPicture) {
  const rgb = colours.map((colour) => Buffer.from(colour.slice(1), 'hex'))
  const raw = Buffer.concat(Array.from(pixels, (colour) => rgb[colour] ?? Buffer.alloc(3)))
  return sharp(raw, { raw: { width: size, height: size, channels: 3 } })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

const bytes = (file: Buffer): FileBytes => new Uint8Array(file)
