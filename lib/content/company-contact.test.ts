import { expect, test } from 'vitest'

import { phoneInText } from './company-contact'

test('phoneInText uses no-break spaces, and adds phoneNote in brackets, but not placeholderNote', () => {
  const company = { name: 'Cooperator', phone: '+977 1 0000000', email: 'info@example.com', placeholderNote: 'Sample' }
  const number = '+977\u00A01\u00A00000000'
  expect(phoneInText({ ...company, phoneNote: 'Sample' })).toBe(`${number} (Sample)`)
  expect(phoneInText({ ...company, phoneNote: undefined })).toBe(number)
})
