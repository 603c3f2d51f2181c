import assert from 'node:assert/strict'
import { test } from 'vitest'

import sharp from 'sharp'

import { weaveSchema } from '@/content/schema'

import { closedTile, clothRows } from './cloth'
import { markIco, markIcon, markPng, markSvg, maskableIcon, type IndexedPicture } from './mark-icons'

/** A mark of 8 rows, which fits every icon size in whole pixels. */
const mark = weaveSchema.parse({
  motif: ['11100002', '11000022', '10000223', '00002233', '00022331', '00223311', '02233110', '22331102'],
  threads: ['#B4232C', '#E9A227', '#F6EFE0', '#16213A'],
})
const quarter = ['0123', '1100', '2020', '3331']
const weave = { ...mark, motif: quarter }

const rowsOf = ({ size, pixels }: IndexedPicture) => pixels.join('').match(new RegExp(`.{${size}}`, 'g')) ?? []

test('closedTile mirrors a quarter around a middle of one cell or of two', () => {
  assert.deepEqual(closedTile(quarter, false), [
    '0123210',
    '1100011',
    '2020202',
    '3331333',
    '2020202',
    '1100011',
    '0123210',
  ])
  assert.deepEqual(closedTile(quarter, true).slice(3), ['33311333', '33311333', '20200202', '11000011', '01233210'])
})

test('clothRows cuts a piece around the middle of a tile and continues past its ends', () => {
  assert.deepEqual(clothRows(quarter, 7, 7), closedTile(quarter, false))
  assert.deepEqual(clothRows(quarter, 3, 1), ['313'])
  assert.equal(clothRows(quarter, 11, 7)[0], '21012321012')
})

test('an icon shows one tile in cells of whole pixels, without a remainder where a tile allows it', () => {
  for (const size of [16, 32, 48, 180, 192, 512]) {
    const tile = closedTile(mark.motif, size !== 180)
    const cell = size / tile.length
    assert.ok(Number.isInteger(cell), `${size} pixels`)
    const sampled = rowsOf(markIcon(mark, size)).filter((_, y) => y % cell === 0)
    assert.deepEqual(
      sampled.map((row) => [...row].filter((_, x) => x % cell === 0).join('')),
      tile,
    )
  }
})

test('a remainder is ground on all sides, and a tile larger than the icon is cut on all sides', () => {
  assert.deepEqual(rowsOf(markIcon(weave, 18)).slice(0, 2), ['0'.repeat(18), '000112233332211000'])
  assert.deepEqual(rowsOf(markIcon(weave, 5)), ['10001', '02020', '33133', '02020', '10001'])
})

test('a maskable icon is cloth from edge to edge, with one whole tile in the safe zone', () => {
  const size = 512
  const rows = rowsOf(maskableIcon(mark, size))
  const cell = 27
  assert.ok(cell * closedTile(mark.motif, false).length <= size * 0.8)
  const middle = Array.from({ length: 15 }, (_, index) => Math.floor(size / 2) + (index - 7) * cell)
  assert.deepEqual(
    middle.map((y) => middle.map((x) => rows[y]?.[x]).join('')),
    closedTile(mark.motif, false),
  )
  assert.ok(rows.every((row) => row.length === size))
  assert.notEqual(new Set(rows[0]).size, 1)
})

test('the SVG has one cell for each unit of its view box', () => {
  assert.match(markSvg(mark), /^<svg xmlns="[^"]+" viewBox="0 0 16 16" .*<path fill="#B4232C" d="M0 0h16v16H0z"\/>/)
})

test('a PNG holds the colours of the threads, pixel by pixel', async () => {
  const { pixels, colours } = markIcon(mark, 48)
  const expected = Buffer.from([...pixels].map((colour) => colours[colour]?.slice(1)).join(''), 'hex')
  const file = Buffer.from(await markPng(mark, 48))
  assert.deepEqual(await sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer(), expected)
})

test('an ICO holds the sizes that tabs and bookmarks ask for', async () => {
  const file = await markIco(mark)
  assert.deepEqual([...file.slice(0, 6)], [0, 0, 1, 0, 3, 0])
  assert.deepEqual(
    [6, 22, 38].map((entry) => file[entry]),
    [16, 32, 48],
  )
})
