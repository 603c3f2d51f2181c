import { expect, test } from 'vitest'

import { interpolate, interpolateIn } from './interpolate'

test('interpolate replaces slots with values and keeps slots without a value', () => {
  expect(interpolate('{index} of {count}, {name}', { index: 1, count: 7 })).toBe('1 of 7, {name}')
})

test('interpolateIn writes figures, but neither phone numbers nor codes, in the digits of the language', () => {
  const values = { count: 12, phone: '9800000000', code: 'A4' }
  expect(interpolateIn('ne', '{count}, {phone}, {code}', values)).toBe('१२, 9800000000, A4')
  expect(interpolateIn('en', 'जम्मा {count}', values)).toBe('जम्मा 12')
})
