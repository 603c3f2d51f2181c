import assert from 'node:assert/strict'
import { test } from 'node:test'

import { pastedColumn, pastedMovements } from './paste'

test('pasted movements: days and amounts, amounts alone, empty lines', () =>
  assert.deepEqual(pastedMovements('6\t20,000\r\n१६ \t (35,000)\r\n\r\n30000\r\n'), [
    { day: '6', amount: '20,000' },
    { day: '१६', amount: '(35,000)' },
    { day: '', amount: '30000' },
  ]))

test('pasted movements: a third column is not guessed', () =>
  assert.deepEqual(pastedMovements('6\t\t35000'), [{ day: '6', amount: '|35000' }]))

test('pasted movements: one row more than fits tells that there are too many', () =>
  assert.equal(pastedMovements('1\t1\n'.repeat(5000)).length, 61))

test('a pasted column keeps the place of an empty cell', () =>
  assert.deepEqual(pastedColumn('4,20,00,000\n\n3,50,000\n'), ['4,20,00,000', '', '3,50,000']))

test('a pasted column of two columns is not guessed', () => assert.deepEqual(pastedColumn('420\t100'), ['420|100']))

test('nothing pasted is nothing', () => {
  assert.deepEqual(pastedMovements(' \n'), [])
  assert.deepEqual(pastedColumn(' \r\n '), [])
})
