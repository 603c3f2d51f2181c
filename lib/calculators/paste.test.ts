import assert from 'node:assert/strict'
import { test } from 'vitest'

import { pastedCells, pasteInto } from './paste'

test('pasted cells: two columns as spreadsheets copy them', () =>
  assert.deepEqual(pastedCells('6\t20,000\r\n१६ \t (35,000)\r\n\t30000\r\n', 2), [
    ['6', '20,000'],
    ['१६', '(35,000)'],
    ['', '30000'],
  ]))

test('pasted cells: an empty cell of a column keeps its place, empty lines at the end are dropped', () =>
  assert.deepEqual(pastedCells('4,20,00,000\n\n3,50,000\n\n', 2), [['4,20,00,000'], [''], ['3,50,000']]))

test('pasted cells: a header line is left out, a first line with a figure is not', () => {
  assert.deepEqual(pastedCells('गते\tरकम\n६\t२०,०००', 2), [['६', '२०,०००']])
  assert.deepEqual(pastedCells('Deposit\t20,000\nnil\t5', 2), [
    ['Deposit', '20,000'],
    ['nil', '5'],
  ])
  assert.deepEqual(pastedCells('\t20,000\n7\t5', 2)?.[0], ['', '20,000'])
})

test('pasted cells: a block with more columns than fields is refused', () => {
  assert.equal(pastedCells('6\t\t35000', 2), null)
  assert.equal(pastedCells('420\t100', 1), null)
  assert.deepEqual(pastedCells('420\t\t\n1\t\t', 1), [['420'], ['1']])
})

test('pasted cells: they are written from one row and column on, and add rows', () => {
  const rows = [
    ['6', '200'],
    ['7', '300'],
  ]
  assert.deepEqual(pasteInto(rows, 1, 1, [['5'], ['9']]), [
    ['6', '200'],
    ['7', '5'],
    ['', '9'],
  ])
  assert.deepEqual(pasteInto(rows, 0, 0, [['1', '2']]), [['1', '2'], rows[1]])
})
