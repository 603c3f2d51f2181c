import assert from 'node:assert/strict'
import { test } from 'vitest'

import { phoneInText } from './company-contact'

const company = { name: 'Cooperator', phone: '+977 1 0000000', email: 'info@example.com' }

test('a phone number in a sentence has the note of its own placeholder only, and does not break', () => {
  const number = '+977\u00A01\u00A00000000'
  assert.equal(phoneInText({ ...company, phoneNote: 'Sample', placeholderNote: 'Sample' }), `${number} (Sample)`)
  assert.equal(phoneInText({ ...company, phoneNote: undefined, placeholderNote: 'Sample' }), number)
})
