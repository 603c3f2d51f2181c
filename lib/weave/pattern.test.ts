import assert from 'node:assert/strict'
import sharp from 'sharp'
import { test } from 'vitest'

import { closedTile, patternRows } from './pattern'
import { patternPng } from './pattern-png'
import { iconFor } from './woven-icons'

const quarter = ['0123', '1100', '2020', '3331']

test('closedTile mirrors a quarter around one middle row and column', () => {
  const half = ['0123210', '1100011', '2020202']
  assert.deepEqual(closedTile(quarter), [...half, '3331333', ...half.toReversed()])
})

test('patternRows is centred on a tile and repeats beyond it', () => {
  assert.deepEqual(patternRows(quarter, 7, 7), closedTile(quarter))
  assert.deepEqual(patternRows(quarter, 3, 1), ['313'])
  assert.equal(patternRows(quarter, 11, 7)[0], '21012321012')
})

test('patternPng draws each digit as a square in the colour of its thread', async () => {
  const png = await patternPng(['01', '32'], ['#B4232C', '#E9A227', '#F6EFE0', '#16213A'], 2)
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [red, yellow, white, blue] = ['b4232c', 'e9a227', 'f6efe0', '16213a']
  const rows = [
    [red, red, yellow, yellow],
    [blue, blue, white, white],
  ]
  assert.equal(data.toString('hex'), rows.flatMap((row) => [...row, ...row]).join(''))
})

test('a slug without an icon gets the lozenge', () =>
  assert.deepEqual(['cloudservice', 'payroll'].map(iconFor), ['cloudservice', 'lozenge']))
