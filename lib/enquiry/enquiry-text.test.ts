import assert from 'node:assert/strict'
import { test } from 'vitest'

import content from '@/content/enquiry-form'

import { localise } from '../content/localise'

import { enquiryMail, enquiryText, quoteText, textIn } from './enquiry-text'
import { enquiryFields, type Enquiry } from './schema'

const { fields } = localise(content, 'en')
const enquiry = Object.fromEntries(enquiryFields.map((field) => [field, ` ${field} & 50 % कति? `])) as Enquiry

test('the plain text has every field with its label, and the `mailto:` URL has the whole text', () => {
  const lines = enquiryFields.map((field) => `${fields[field].label} ${field} & 50 % कति?`)
  assert.deepEqual(enquiryText(enquiry, fields).split('\r\n'), lines)
  const { protocol, pathname, searchParams } = new URL(enquiryMail('info@example.com', enquiry, fields))
  assert.equal(protocol + pathname, 'mailto:info@example.com')
  assert.equal(searchParams.get('subject'), 'subject & 50 % कति?')
  assert.equal(searchParams.get('body'), lines.join('\r\n'))
  // A lone surrogate, for which `encodeURIComponent` throws.
  assert.doesNotThrow(() => enquiryMail('info@example.com', { ...enquiry, subject: 'a\uD83D' }, fields))
})

test('a failure is quoted with the time in Nepal', () => {
  const at = Date.UTC(2026, 10, 21, 6, 15, 7)
  assert.equal(quoteText('en', '{code}, {time}', { code: '503', at }), '503, 21 Nov 2026, 12:00:07')
  assert.equal(quoteText('ne', 'कोड {code}, {time}', { code: '503', at }), 'कोड 503, सन् २०२६-११-२१ १२:००:०७')
})

test.each([
  ['?subject=Enquiry+about+Dugdha', 'Enquiry about Dugdha'],
  ['?subject=%20%E0%A4%AE%E0%A5%82%E0%A4%B2%E0%A5%8D%E0%A4%AF%20', 'मूल्य'],
  ['?subject=%E0%A4%B0%E0%A5%8D%E2%80%8D%E0%A4%AF', 'र्\u200dय'],
  [`?subject=${'a'.repeat(50)}`, 'a'.repeat(50)],
  [`?subject=${'a'.repeat(51)}`, ''],
  ['?subject=<b>bold</b>', ''],
  ['?subject=a%00b', ''],
  ['?subject=a%E2%80%AEb', ''],
])('the subject in the query %j is %j', (search, subject) => assert.equal(textIn(search, 'subject', 50), subject))
