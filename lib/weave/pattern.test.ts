import sharp from 'sharp'
import { expect, test } from 'vitest'

import { closedTile, patternRows } from './pattern'
import { patternPng } from './pattern-png'
import { iconFor } from './woven-icons'

const motif = ['0123', '1100', '2020', '3331']

test('closedTile mirrors a motif around one middle row and column', () => {
  const topRows = ['0123210', '1100011', '2020202']
  expect(closedTile(motif)).toEqual([...topRows, '3331333', ...topRows.toReversed()])
})

test('patternRows centres one tile and repeats the pattern around that tile', () => {
  expect(patternRows(motif, 7, 7)).toEqual(closedTile(motif))
  expect(patternRows(motif, 3, 1)).toEqual(['313'])
  expect(patternRows(motif, 11, 7)[0]).toBe('21012321012')
})

test('patternPng draws each digit as a square in the colour of its thread', async () => {
  const png = await patternPng(['01', '32'], ['#B4232C', '#E9A227', '#F6EFE0', '#16213A'], 2)
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [red, yellow, white, blue] = ['b4232c', 'e9a227', 'f6efe0', '16213a']
  const rows = [
    [red, red, yellow, yellow],
    [blue, blue, white, white],
  ]
  expect(data.toString('hex')).toBe(rows.flatMap((row) => [...row, ...row]).join(''))
})

test('iconFor returns the slug of an existing icon, otherwise the lozenge', () =>
  expect(['cloudservice', 'payroll'].map(iconFor)).toEqual(['cloudservice', 'lozenge']))
