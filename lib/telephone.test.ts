import assert from 'node:assert/strict'
import { test } from 'vitest'

import { telephoneHref } from './telephone'

test('telephoneHref keeps digits and the plus sign', () => {
  assert.equal(telephoneHref('+977 1 0000000'), 'tel:+97710000000')
})
