import assert from 'node:assert/strict'
import { test } from 'vitest'

import { tierRows } from './tier-rows'

test('rows keep the order of each package', () => {
  const rows = tierRows([
    ['Logo', 'SEO'],
    ['Logo', 'Responsive', 'SEO'],
  ])
  assert.deepEqual(rows, [
    { name: 'Logo', cells: [true, true] },
    { name: 'Responsive', cells: [false, true] },
    { name: 'SEO', cells: [true, true] },
  ])
})

test('items that differ in their number share a row, empty where a package has none', () => {
  const rows = tierRows([['Up to 5 pages'], ['Up to 10 pages'], ['SEO']])
  assert.deepEqual(rows[0], { name: 'Up to … pages', cells: ['5', '10', ''] })
  assert.deepEqual(tierRows([['५ पाना'], ['१० पाना']])[0], { name: '… पाना', cells: ['५', '१०'] })
  assert.deepEqual(tierRows([['Pages, up to 5'], ['Pages, up to 10']])[0], { name: 'Pages, up to', cells: ['5', '10'] })
})

test('two items of one package never share a row', () => {
  const names = tierRows([['5 pages', '2 pages'], ['10 pages']]).map(({ name }) => name)
  assert.deepEqual(names, ['5 pages', '2 pages', '10 pages'])
})

test('an item with a number of its own stays as it is written', () => {
  assert.deepEqual(tierRows([['24/7 support'], ['SEO']])[0], { name: '24/7 support', cells: [true, false] })
})
