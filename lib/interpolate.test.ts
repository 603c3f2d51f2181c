import assert from 'node:assert/strict'
import { test } from 'vitest'

import { interpolate } from './interpolate'

test('interpolate puts values into slots and keeps unknown slots', () => {
  assert.equal(interpolate('{index} of {count}', { index: 1, count: 7 }), '1 of 7')
  assert.equal(interpolate('© {year} {name}', { name: 'A' }), '© {year} A')
})
