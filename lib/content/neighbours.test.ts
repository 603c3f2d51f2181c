import assert from 'node:assert/strict'
import { test } from 'vitest'

import { neighbours } from './neighbours'

const list = Array.from({ length: 1000 }, (_, index) => index)

test('in a short list all other pages are neighbours, in the order of the list', () => {
  assert.deepEqual(neighbours(list.slice(0, 7), 4), [0, 1, 2, 3, 5, 6])
  assert.deepEqual(neighbours([0], 0), [])
})

test('in a long list a page has six neighbours, also at both ends', () => {
  assert.deepEqual(neighbours(list, 500), [497, 498, 499, 501, 502, 503])
  assert.deepEqual(neighbours(list, 0), [1, 2, 3, 4, 5, 6])
  assert.deepEqual(neighbours(list, 999), [993, 994, 995, 996, 997, 998])
})
