import assert from 'node:assert/strict'
import { test } from 'vitest'

import content from '@/content/enquiry-form'

import { localise } from '../content/localise'

import { mailtoUrl, enquiryText, withCodeAndTime } from './enquiry-text'
import { enquiryFields, type Enquiry } from './schema'

const { fields } = localise(content, 'en')
const enquiry = Object.fromEntries(enquiryFields.map((field) => [field, ` ${field} & 50 % कति? `])) as Enquiry

test('the plain text has every field with its label, and the body of the `mailto:` URL is the plain text', () => {
  const lines = enquiryFields.map((field) => `${fields[field].label} ${field} & 50 % कति?`)
  assert.deepEqual(enquiryText(enquiry, fields).split('\r\n'), lines)
  const { protocol, pathname, searchParams } = new URL(mailtoUrl('info@example.com', enquiry, fields).href)
  assert.equal(protocol + pathname, 'mailto:info@example.com')
  assert.equal(searchParams.get('subject'), 'subject & 50 % कति?')
  assert.equal(searchParams.get('body'), lines.join('\r\n'))
  // The subject ends with a lone surrogate, for which `encodeURIComponent` throws.
  assert.doesNotThrow(() => mailtoUrl('info@example.com', { ...enquiry, subject: 'a\uD83D' }, fields))
})

test('a `mailto:` URL has at most 2,000 characters: without the body where the enquiry does not fit', () => {
  const nepali = Object.fromEntries(enquiryFields.map((field) => [field, 'क'.repeat(40)])) as Enquiry
  assert.deepEqual(mailtoUrl('info@example.com', nepali, fields), {
    isWhole: false,
    href: `mailto:info@example.com?subject=${encodeURIComponent(nepali.subject)}`,
  })
  const pasted = { ...nepali, subject: 'क'.repeat(400) }
  assert.equal(mailtoUrl('info@example.com', pasted, fields).href, 'mailto:info@example.com')
  assert.equal(mailtoUrl('info@example.com', enquiry, fields).isWhole, true)
})

test('the text about a failure has its code in Latin digits, and its time in Nepal in digits of the language', () => {
  const at = Date.UTC(2026, 10, 21, 6, 15, 7)
  assert.equal(withCodeAndTime('en', '{code}, {time}', { code: '503', at }), '503, 21 Nov 2026, 12:00:07')
  assert.equal(withCodeAndTime('ne', 'कोड {code}, {time}', { code: '503', at }), 'कोड 503, सन् २०२६-११-२१ १२:००:०७')
})
