import assert from 'node:assert/strict'
import { test } from 'vitest'

import { sizeText } from './size-text'

test('sizeText rounds to whole kB or tenths of MB, and shows at least 1 kB', () => {
  assert.deepEqual([12, 340_400, 999_499, 999_500, 1_249_000].map(sizeText), [
    '1 kB',
    '340 kB',
    '999 kB',
    '1.0 MB',
    '1.2 MB',
  ])
})
