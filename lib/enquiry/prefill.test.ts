import assert from 'node:assert/strict'
import { test } from 'vitest'

import { textFromQuery } from './prefill'

test.each([
  ['?subject=Enquiry+about+Dugdha', 'Enquiry about Dugdha'],
  ['?subject=%20%E0%A4%AE%E0%A5%82%E0%A4%B2%E0%A5%8D%E0%A4%AF%20', 'मूल्य'],
  ['?subject=%E0%A4%B0%E0%A5%8D%E2%80%8D%E0%A4%AF', 'र्\u200dय'],
  [`?subject=${'a'.repeat(50)}`, 'a'.repeat(50)],
  [`?subject=${'a'.repeat(51)}`, ''],
  ['?subject=<b>bold</b>', ''],
  ['?subject=a%00b', ''],
  ['?subject=a%E2%80%AEb', ''],
])('the query %j prefills the subject %j', (search, subject) =>
  assert.equal(textFromQuery(search, 'subject', 50), subject),
)
