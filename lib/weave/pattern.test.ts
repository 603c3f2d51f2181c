import assert from 'node:assert/strict'
import { test } from 'vitest'

import { weaveSchema } from '@/content/schema'

import { closedTile, openTile, patternRows } from './pattern'
import { threadPath } from './pattern-svg'
import { iconFor } from './woven-icons'

/** A motif of 8 rows. */
const logo = weaveSchema.parse({
  motif: ['11100002', '11000022', '10000223', '00002233', '00022331', '00223311', '02233110', '22331102'],
  threads: ['#B4232C', '#E9A227', '#F6EFE0', '#16213A'],
})
const quarter = ['0123', '1100', '2020', '3331']
const weave = { ...logo, motif: quarter }

/** Paints the paths of rows cell by cell like a browser: `0` is the background, later threads cover earlier ones. */
function paint(rows: readonly string[]): string[] {
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

test('closedTile mirrors a quarter around one middle row and column', () => {
  const half = ['0123210', '1100011', '2020202']
  assert.deepEqual(closedTile(quarter), [...half, '3331333', ...half.toReversed()])
})

test('patternRows is centred on a tile and repeats beyond it', () => {
  assert.deepEqual(patternRows(quarter, 7, 7), closedTile(quarter))
  assert.deepEqual(patternRows(quarter, 3, 1), ['313'])
  assert.equal(patternRows(quarter, 11, 7)[0], '21012321012')
})

test.each(Object.entries({ weave, logo }))('the tile of %s repeats without a seam', (_, one) => {
  const tile = paint(openTile(one.motif))
  // Two by two tiles, plus the first row and column of the next.
  const twice = [...tile, ...tile, ...tile.slice(0, 1)].map((row) => row + row + row.slice(0, 1))
  const rows = closedTile(one.motif).map((row) => row + row.slice(1))
  assert.deepEqual(twice, [...rows, ...rows.slice(1)])
})

test('a slug without an icon gets the lozenge', () =>
  assert.deepEqual(['cloudservice', 'payroll'].map(iconFor), ['cloudservice', 'lozenge']))
