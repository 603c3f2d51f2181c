import assert from 'node:assert/strict'
import { describe, test } from 'vitest'

import type { Weave } from '@/content/schema'

import { heroWeave } from './brand-weaves'
import { weaveTile, type Tile } from './weave'

const sample: Weave = {
  motif: ['222131003221', '211131000322', '211310000032', '113110001111', '331120011333', '110001133311'],
  threads: ['#7A1A22', '#E9A227', '#F6EFE0', '#16213A'],
}

/** Paints the paths of a tile cell by cell, as a browser does: `0` is bare ground, the last thread lies on top. */
function paint({ width, height, threads }: Tile): string[] {
  const cells = Array.from({ length: height }, () => Array.from({ length: width }, () => '0'))
  threads.forEach(({ path }, index) => {
    let [x, y] = [0, 0]
    for (const [, dx, dy, across, down] of path.matchAll(/m(-?\d+)[ ]?(-?\d+)h(\d+)v(\d+)h-\d+/g)) {
      x += Number(dx)
      y += Number(dy)
      assert.ok(x >= 0 && y >= 0 && x + Number(across) <= width && y + Number(down) <= height, 'leaves the tile')
      for (let row = y; row < y + Number(down); row += 1) {
        cells[row]?.fill(String(index + 1), x, x + Number(across))
      }
      y += Number(down)
    }
  })
  return cells.map((row) => row.join(''))
}

/** Index in a quarter tile of this length for a cell of endless cloth: forwards and back, without repeating an end. */
const fold = (index: number, length: number) => {
  const place = index % (2 * length - 2)
  return place < length ? place : 2 * length - 2 - place
}

test('mirrors a quarter tile on both axes and leaves the shared ends to the next tile', () => {
  const tile = weaveTile({
    motif: ['0123', '1100', '2020', '3333'],
    threads: ['#000000', '#111111', '#222222', '#333333'],
  })
  assert.deepEqual(paint(tile), ['012321', '110001', '202020', '333333', '202020', '110001'])
  assert.equal(tile.ground, '#000000')
  assert.deepEqual(
    tile.threads.map(({ colour }) => colour),
    ['#111111', '#222222', '#333333'],
  )
})

test('joins equal runs of following rows and lets a run pass beneath higher threads', () => {
  const tile = weaveTile({
    motif: ['000', '012', '012', '000'],
    threads: ['#000000', '#111111', '#222222', '#333333'],
  })
  assert.deepEqual(paint(tile), ['0000', '0121', '0121', '0000', '0121', '0121'])
  assert.deepEqual(
    tile.threads.map(({ path }) => path),
    ['m1 1h3v2h-3m0 1h3v2h-3', 'm2 1h1v2h-1m0 1h1v2h-1', ''],
  )
})

for (const [name, weave] of Object.entries({ hero: heroWeave, sample })) {
  describe(`weave of ${name}`, () => {
    const tile = weaveTile(weave)
    const [rows, columns] = [weave.motif.length, weave.motif[0]?.length ?? 0]

    test('repeats every 2 × length − 2 cells', () => {
      assert.deepEqual([tile.width, tile.height], [2 * columns - 2, 2 * rows - 2])
    })

    test('continues the mirrored motif past its edge without a seam', () => {
      const painted = paint(tile)
      for (let y = 0; y < 2 * tile.height; y += 1) {
        for (let x = 0; x < 2 * tile.width; x += 1) {
          assert.equal(
            painted[y % tile.height]?.[x % tile.width],
            weave.motif[fold(y, rows)]?.[fold(x, columns)],
            `cell ${x}, ${y}`,
          )
        }
      }
    })

    test('looks the same from either side', () => {
      const painted = paint(tile)
      const turned = painted.map((_, y) =>
        [...(painted[(tile.height - y) % tile.height] ?? '')]
          .map((_, x, row) => row[(tile.width - x) % tile.width])
          .join(''),
      )
      assert.deepEqual(painted, turned)
    })

    test('draws whole cells only', () => {
      for (const { path } of tile.threads) assert.match(path, /^(m-?\d+[ -]\d+h\d+v\d+h-\d+)*$/)
    })
  })
}

test('the hero weave shows two close tones of ink', () => {
  assert.deepEqual([...new Set(heroWeave.threads)], ['#16213A', '#1E2B4A'])
  assert.deepEqual([...new Set(heroWeave.motif.join(''))].sort(), ['0', '1'])
})
