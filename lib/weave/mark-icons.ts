import pngToIco from 'png-to-ico'
import sharp from 'sharp'

import type { Weave } from '@/content/schema'

import { closedTile, patternRows } from './pattern'
import { cellsSvg, groundPath } from './weave'

/** The bytes of a file, as a `Response` takes them. */
export type FileBytes = Uint8Array<ArrayBuffer>

/** Part of a maskable icon's width that no mask cuts off, as the diameter of a circle (W3C manifest, "safe zone"). */
const SAFE_ZONE = 0.8

const FAVICON_SIZES = [16, 32, 48]

/** PNG of the company mark: one tile, cells of whole pixels, and ground around it where pixels are left. */
export async function markPng({ motif, threads }: Weave, size: number): Promise<FileBytes> {
  const rest = (cells: number) => (cells > size ? Infinity : size % cells)
  const [odd, even] = [closedTile(motif, false), closedTile(motif, true)]
  const rows = rest(longest(even)) < rest(longest(odd)) ? even : odd
  return bytes(await png(rows, threads, Math.max(1, Math.floor(size / longest(rows))), size))
}

/** PNG for systems that cut icons to a shape of their own: a pattern, one whole tile where no mask cuts it off. */
export async function maskablePng({ motif, threads }: Weave, size: number): Promise<FileBytes> {
  const cell = Math.max(1, Math.floor((size * SAFE_ZONE) / longest(closedTile(motif, false))))
  const cells = Math.ceil(size / cell) | 1
  return bytes(await png(patternRows(motif, cells, cells), threads, cell, size))
}

/** ICO of the mark in the sizes that tabs and bookmarks ask for. */
export async function markIco(mark: Weave): Promise<FileBytes> {
  const pictures = await Promise.all(FAVICON_SIZES.map((size) => markPng(mark, size)))
  return bytes(await pngToIco(pictures.map((picture) => Buffer.from(picture))))
}

/** SVG of the mark, with 16 × 16 cells where the motif has 8 rows: sharp in tabs, which are 16 or 32 pixels. */
export function markSvg({ motif, threads }: Weave): string {
  const rows = closedTile(motif, true)
  const box = `0 0 ${rows[0]?.length ?? 0} ${rows.length}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges">${cellsSvg(rows, threads)}</svg>`
}

const longest = (rows: readonly string[]) => Math.max(rows.length, rows[0]?.length ?? 0)

/** Puts the cells in the middle of a square; cells outside it are cut off, and the area without cells is ground. */
function png(rows: readonly string[], threads: Weave['threads'], cell: number, size: number) {
  const start = (cells: number) => Math.floor((size - cells * cell) / 2)
  const place = `translate(${start(rows[0]?.length ?? 0)} ${start(rows.length)}) scale(${cell})`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" shape-rendering="crispEdges">` +
    `<path fill="${threads[0]}" d="${groundPath(size, size)}"/><g transform="${place}">${cellsSvg(rows, threads)}</g></svg>`
  return sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, compressionLevel: 9 }).toBuffer()
}

const bytes = (file: Buffer): FileBytes => new Uint8Array(file)
