import assert from 'node:assert/strict'
import { test } from 'vitest'

import { median } from './table'

test('the median is the middle value, or the mean of both middle values', () => {
  assert.deepEqual([median([3, 1, 2]), median([4, 1, 2, 3]), median([1, Infinity, Infinity])], [2, 2.5, Infinity])
})
