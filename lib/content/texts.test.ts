import assert from 'node:assert/strict'
import { test } from 'node:test'

import { interpolate } from '../interpolate'
import { sizeText } from '../size-text'
import { telephoneHref } from '../telephone'

test('interpolate puts values into slots and keeps unknown slots', () => {
  assert.equal(interpolate('{index} of {count}', { index: 1, count: 7 }), '1 of 7')
  assert.equal(interpolate('© {year} {name}', { name: 'A' }), '© {year} A')
})

test('telephoneHref keeps digits and the plus sign', () => {
  assert.equal(telephoneHref('+977 1 0000000'), 'tel:+97710000000')
})

test('sizeText rounds to whole kB or tenths of MB, and shows at least 1 kB', () => {
  assert.deepEqual([12, 340_400, 999_499, 999_500, 1_249_000].map(sizeText), [
    '1 kB',
    '340 kB',
    '999 kB',
    '1.0 MB',
    '1.2 MB',
  ])
})
