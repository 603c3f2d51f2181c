import assert from 'node:assert/strict'
import { test } from 'vitest'

import { phoneInText, telephoneHref } from './company-contact'
import { sizeText } from './content/download-file'
import { interpolate, interpolateIn } from './interpolate'
import { nepaliNumber } from './nepali-number'

test('interpolate replaces slots with values and keeps slots without a value', () => {
  assert.equal(interpolate('{index} of {count}, {name}', { index: 1, count: 7 }), '1 of 7, {name}')
})

test('interpolateIn writes figures, but neither phone numbers nor codes, in the digits of the language', () => {
  const values = { count: 12, phone: '9800000000', code: 'A4' }
  assert.equal(interpolateIn('ne', '{count}, {phone}, {code}', values), '१२, 9800000000, A4')
  assert.equal(interpolateIn('en', 'जम्मा {count}', values), 'जम्मा 12')
})

test('telephoneHref keeps only the digits and the plus sign of a phone number', () => {
  assert.equal(telephoneHref('+977 1 0000000'), 'tel:+97710000000')
})

test('phoneInText uses no-break spaces, and adds phoneNote in brackets, but not placeholderNote', () => {
  const company = { name: 'Cooperator', phone: '+977 1 0000000', email: 'info@example.com', placeholderNote: 'Sample' }
  const number = '+977\u00A01\u00A00000000'
  assert.equal(phoneInText({ ...company, phoneNote: 'Sample' }), `${number} (Sample)`)
  assert.equal(phoneInText({ ...company, phoneNote: undefined }), number)
})

test('the size of a download is rounded to whole kB or tenths of MB, and is at least 1 kB', () => {
  const sizes = ['1 kB', '340 kB', '999 kB', '1.0 MB', '1.2 MB']
  assert.deepEqual([12, 340_400, 999_499, 999_500, 1_249_000].map(sizeText), sizes)
})

test.each([
  [100000, 'amount', '1,00,000.00'],
  [61800000, 'amount', '6,18,00,000.00'],
  [-23000, 'amount', '−23,000.00'],
  [-0.001, 'amount', '0.00'],
  [8, 'measure', '8.0'],
  [40, 'number', '40'],
  [null, 'amount', ''],
] as const)('nepaliNumber: %s as %s is "%s"', (value, format, text) => assert.equal(nepaliNumber(value, format), text))
