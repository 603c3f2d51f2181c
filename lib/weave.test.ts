import assert from 'node:assert/strict'
import { describe, test } from 'node:test'

import offers from '@/content/company/offers'
import downloads from '@/content/downloads'
import notFound from '@/content/not-found'
import products from '@/content/products'
import { weaveSchema, type Weave } from '@/content/schema'
import site from '@/content/site'

import { heroWeave } from './brand-weaves'
import { weaveTile, type Tile } from './weave'

const MAX_PATTERN_BYTES = 2048

const productWeaves = Object.entries(products).map(([slug, { weave }]): [string, Weave] => [slug, weave])

const fullStrength: [string, Weave][] = [
  ...productWeaves,
  ['mark', site.mark],
  ['not found', notFound.weave],
  ['offers', offers.weave],
  ...Object.entries(downloads).map(([slug, { weave }]): [string, Weave] => [slug, weave]),
]

const all: [string, Weave][] = [...fullStrength, ['hero', heroWeave]]

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

/** Where a cell of endless cloth lies in a quarter tile of this length: there and back, without repeating an end. */
const fold = (index: number, length: number) => {
  const place = index % (2 * length - 2)
  return place < length ? place : 2 * length - 2 - place
}

/** The paths of a pattern as they stand in the page: the ground, then each thread. */
const drawn = ({ width, height, ground, threads }: Tile) =>
  [{ colour: ground, path: `M0 0h${width}v${height}H0z` }, ...threads]
    .map(({ colour, path }) => `<path fill="${colour}" d="${path}"></path>`)
    .join('')

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

for (const [name, weave] of all) {
  describe(`weave of ${name}`, () => {
    const tile = weaveTile(weave)
    const [rows, columns] = [weave.motif.length, weave.motif[0]?.length ?? 0]

    test('is a motif the content check accepts', () => {
      assert.ok(weaveSchema.safeParse(weave).success)
      assert.ok(columns >= 4 && columns <= 20, `has ${columns} columns`)
    })

    test('repeats every 2 × length − 2 cells', () => {
      assert.deepEqual([tile.width, tile.height], [2 * columns - 2, 2 * rows - 2])
    })

    test('draws the mirrored motif on and past its edge, without a seam', () => {
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

    test('keeps to whole cells', () => {
      for (const { path } of tile.threads) assert.match(path, /^(m-?\d+[ -]\d+h\d+v\d+h-\d+)*$/)
    })

    test('stays under 2 KB as a drawn pattern', () => {
      const bytes = Buffer.byteLength(drawn(tile))
      assert.ok(bytes < MAX_PATTERN_BYTES, `takes ${bytes} bytes`)
    })
  })
}

for (const [name, weave] of fullStrength) {
  test(`weave of ${name} shows all four of its threads`, () => {
    assert.equal(new Set(weave.threads).size, 4)
    assert.deepEqual([...new Set(paint(weaveTile(weave)).join(''))].sort(), ['0', '1', '2', '3'])
  })
}

test('the hero weave shows two close tones of ink', () => {
  assert.deepEqual([...new Set(heroWeave.threads)], ['#16213A', '#1E2B4A'])
  assert.deepEqual([...new Set(heroWeave.motif.join(''))].sort(), ['0', '1'])
})

test('no two weaves share a motif', () => {
  assert.equal(new Set(all.map(([, { motif }]) => motif.join())).size, all.length)
})

test('every product has a ground of its own, and shows some but not too much of it', () => {
  assert.equal(new Set(productWeaves.map(([, { threads }]) => threads[0])).size, productWeaves.length)
  for (const [slug, weave] of productWeaves) {
    const cells = paint(weaveTile(weave)).join('')
    const share = cells.replace(/[^0]/g, '').length / cells.length
    assert.ok(share > 0.15 && share < 0.65, `${slug}: ${Math.round(share * 100)} per cent ground`)
  }
})
