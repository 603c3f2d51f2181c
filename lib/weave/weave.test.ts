import assert from 'node:assert/strict'
import { test } from 'vitest'

import sharp from 'sharp'

import { weaveSchema } from '@/content/schema'

import { closedTile, openTile, patternRows } from './pattern'
import { markIco, markPng, markSvg, maskablePng } from './mark-icons'
import { threadPath } from './weave'
import { ICON_GRID, iconFor, wovenIcons } from './woven-icons'

/** A mark of 8 rows, which fits every icon size in whole pixels. */
const mark = weaveSchema.parse({
  motif: ['11100002', '11000022', '10000223', '00002233', '00022331', '00223311', '02233110', '22331102'],
  threads: ['#B4232C', '#E9A227', '#F6EFE0', '#16213A'],
})
const quarter = ['0123', '1100', '2020', '3331']
const weave = { ...mark, motif: quarter }

/** Paints the paths of rows cell by cell, as a browser does: `0` is bare ground, the last thread lies on top. */
function painted(rows: readonly string[]): string[] {
  const [width, height] = [rows[0]!.length, rows.length]
  const cells = Array.from({ length: height }, () => Array.from({ length: width }, () => '0'))
  for (const digit of [1, 2, 3]) {
    const path = threadPath(rows, digit)
    assert.match(path, /^(m-?\d+[ -]\d+h\d+v\d+h-\d+)*$/, 'whole cells only')
    let [x, y] = [0, 0]
    for (const [, dx, dy, across, down] of path.matchAll(/m(-?\d+)[ ]?(-?\d+)h(\d+)v(\d+)h-\d+/g)) {
      x += Number(dx)
      y += Number(dy)
      assert.ok(x >= 0 && y >= 0 && x + Number(across) <= width && y + Number(down) <= height, 'leaves the tile')
      for (const row of cells.slice(y, y + Number(down))) row.fill(String(digit), x, x + Number(across))
      y += Number(down)
    }
  }
  return cells.map((row) => row.join(''))
}

test('closedTile mirrors a quarter around a middle of one cell or of two', () => {
  const half = ['0123210', '1100011', '2020202']
  assert.deepEqual(closedTile(quarter, false), [...half, '3331333', ...half.toReversed()])
  assert.deepEqual(closedTile(quarter, true).slice(3), ['33311333', '33311333', '20200202', '11000011', '01233210'])
})

test('patternRows cuts a piece around the middle of a tile and continues past its ends', () => {
  assert.deepEqual(patternRows(quarter, 7, 7), closedTile(quarter, false))
  assert.deepEqual(patternRows(quarter, 3, 1), ['313'])
  assert.equal(patternRows(quarter, 11, 7)[0], '21012321012')
})

test.each(Object.entries({ weave, mark }))('the tile of %s repeats without a seam', (_, one) => {
  const tile = painted(openTile(one.motif))
  // Two tiles side by side and one under the other, and the first row and column of the next.
  const twice = [...tile, ...tile, ...tile.slice(0, 1)].map((row) => row + row + row.slice(0, 1))
  const rows = closedTile(one.motif, false).map((row) => row + row.slice(1))
  assert.deepEqual(twice, [...rows, ...rows.slice(1)])
})

/** The pixels of a picture of the mark, in rows of the digits of its colours. */
async function rowsOf(file: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = data.toString('hex').toUpperCase().match(/.{6}/g)!
  const digits = colours.map((colour) => mark.threads.indexOf(`#${colour}`)).join('')
  return digits.match(new RegExp(`.{${info.width}}`, 'g'))!
}
const enlarged = (rows: string[], cell: number) =>
  rows.flatMap((row) => Array<string>(cell).fill([...row].map((digit) => digit.repeat(cell)).join('')))

test.each([16, 32, 48, 180, 192, 512])('an icon of %i pixels shows one tile in cells of whole pixels', async (size) => {
  const tile = closedTile(mark.motif, size !== 180)
  assert.deepEqual(await rowsOf(await markPng(mark, size)), enlarged(tile, size / tile.length))
})

test('a maskable icon is a pattern from edge to edge, with one whole tile in the safe zone', async () => {
  const rows = await rowsOf(await maskablePng(mark, 512))
  // 15 cells of 27 pixels are 79 % of the width.
  const first = Math.floor((512 - 15 * 27) / 2)
  const tile = rows.slice(first, first + 15 * 27).map((row) => row.slice(first, first + 15 * 27))
  assert.deepEqual(tile, enlarged(closedTile(mark.motif, false), 27))
  assert.notEqual(new Set(rows[0]).size, 1)
})

test('the SVG has one cell for each unit of its view box, and an ICO the sizes of tabs and bookmarks', async () => {
  assert.match(markSvg(mark), /^<svg xmlns="[^"]+" viewBox="0 0 16 16" .*<path fill="#B4232C" d="M0 0h16v16H0z"\/>/)
  const file = await markIco(mark)
  assert.deepEqual([...file.slice(0, 6)], [0, 0, 1, 0, 3, 0])
  const sizes = [6, 22, 38].map((entry) => file[entry])
  assert.deepEqual(sizes, [16, 32, 48])
})

test.each(Object.entries(wovenIcons))(
  'the icon %s fills its grid with its three colours and open ground',
  (_, rows) => {
    assert.deepEqual([rows.length, ...new Set(rows.map((row) => row.length))], [ICON_GRID, ICON_GRID])
    assert.deepEqual(painted(rows), rows)
    assert.deepEqual([...new Set(rows.join(''))].sort(), ['0', '1', '2', '3'])
  },
)

test('each icon is its own, and a service or download without one has the lozenge', () => {
  const icons = Object.values(wovenIcons).map((rows) => rows.join())
  assert.equal(new Set(icons).size, icons.length)
  assert.equal(iconFor('webhosting'), 'webhosting')
  for (const name of ['payroll', 'constructor']) assert.equal(iconFor(name), 'lozenge')
})
