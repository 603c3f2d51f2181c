import assert from 'node:assert/strict'
import { test } from 'vitest'

import { interpolate, interpolateIn } from './interpolate'

test('interpolate puts values into slots and keeps unknown slots', () => {
  assert.equal(interpolate('{index} of {count}', { index: 1, count: 7 }), '1 of 7')
  assert.equal(interpolate('© {year} {name}', { name: 'A' }), '© {year} A')
})

test('interpolateIn writes figures, but neither phone numbers nor words, in the digits of the language', () => {
  assert.equal(
    interpolateIn('ne', '{count}, {phone}, {name}', { count: 12, phone: '9800000000', name: 'A4' }),
    '१२, 9800000000, A4',
  )
  assert.equal(interpolateIn('en', 'अङ्क {count}', { count: 12 }), 'अङ्क 12')
})
