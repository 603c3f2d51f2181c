import { expect, test } from 'vitest'

import { phoneInText, telephoneHref } from './company-contact'
import { sizeText } from './content/download-file'
import { interpolate, interpolateIn } from './interpolate'

test('interpolate replaces slots with values and keeps slots without a value', () => {
  expect(interpolate('{index} of {count}, {name}', { index: 1, count: 7 })).toBe('1 of 7, {name}')
})

test('interpolateIn writes figures, but neither phone numbers nor codes, in the digits of the language', () => {
  const values = { count: 12, phone: '9800000000', code: 'A4' }
  expect(interpolateIn('ne', '{count}, {phone}, {code}', values)).toBe('१२, 9800000000, A4')
  expect(interpolateIn('en', 'जम्मा {count}', values)).toBe('जम्मा 12')
})

test('telephoneHref keeps only the digits and the plus sign of a phone number', () => {
  expect(telephoneHref('+977 1 0000000')).toBe('tel:+97710000000')
})

test('phoneInText uses no-break spaces, and adds phoneNote in brackets, but not placeholderNote', () => {
  const company = { name: 'Cooperator', phone: '+977 1 0000000', email: 'info@example.com', placeholderNote: 'Sample' }
  const number = '+977\u00A01\u00A00000000'
  expect(phoneInText({ ...company, phoneNote: 'Sample' })).toBe(`${number} (Sample)`)
  expect(phoneInText({ ...company, phoneNote: undefined })).toBe(number)
})

test('the size of a download is rounded to whole kB or tenths of MB, and is at least 1 kB', () => {
  const sizes = ['1 kB', '340 kB', '999 kB', '1.0 MB', '1.2 MB']
  expect([12, 340_400, 999_499, 999_500, 1_249_000].map(sizeText)).toEqual(sizes)
})
