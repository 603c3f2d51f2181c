import assert from 'node:assert/strict'
import { test } from 'vitest'

import { screenSumProblems } from './sum-problems'
import { sheet, twoRows } from '../../scripts/screen-sums/sheet-fixture'

/** Problems of a screen that has no rules of its own, as `place: message`. */
const inNew = (screen: object) =>
  screenSumProblems({ screens: { new: screen } }).map(({ path, message }) => `${path.slice(2).join('.')}: ${message}`)

test('amounts in the totals must be the sums of their columns', () => {
  assert.deepEqual(inNew(sheet(twoRows, [['T-1', 5, null, 2437.5]])), [])
  assert.deepEqual(inNew(sheet(twoRows, [['T-1', 7, 606.25, 2437.5]])), [
    'table.totals.0.cells.2: Total of Price is 606.25, but the rows above add up to 1,212.50: ' +
      'write 1212.5, or correct the rows; write null (an empty cell) if it is no sum',
  ])
})

test('a total is the sum of the plain rows or of the bold rows', () => {
  const rows = [...twoRows, ['G-1', null, null, 2437.5]]
  assert.deepEqual(inNew(sheet(rows, [['T-1', null, null, 2437.5]])), [])
  assert.equal(inNew(sheet(rows, [['T-1', null, null, 4875]])).length, 1)
  assert.deepEqual(inNew(sheet([...rows, ['G-2', null, null, 100]], [['T-1', null, null, 2537.5]])), [])
})

test('rows under the first total are not checked', () => {
  const totals = [
    ['Sum-1', null, null, 2437.5],
    ['VAT-13', null, null, 316.88],
  ]
  assert.deepEqual(inNew(sheet(twoRows, totals)), [])
})

test('content of any shape causes no exception', () => {
  const shapes = [undefined, null, 7, 'words', [], { screens: null }, { screens: 'x' }, { screens: [null, {}] }]
  for (const raw of [...shapes, { screens: { 'cash-count': null, 'milk-slip': { kind: 'slip' } } }])
    assert.deepEqual(screenSumProblems(raw), [])
})
