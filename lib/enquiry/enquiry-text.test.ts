import { expect, test } from 'vitest'

import content from '@/content/enquiry-form'

import { localise } from '../content/localise'
import { mailtoUrl, enquiryText, withCodeAndTime } from './enquiry-text'
import { enquiryFields, type Enquiry } from './schema'

const { fields } = localise(content, 'en')
const enquiry = Object.fromEntries(enquiryFields.map((field) => [field, ` ${field} & 50 % कति? `])) as Enquiry

test('the plain text has every field with its label, and the body of the `mailto:` URL is the plain text', () => {
  const lines = enquiryFields.map((field) => `${fields[field].label} ${field} & 50 % कति?`)
  expect(enquiryText(enquiry, fields).split('\r\n')).toEqual(lines)
  const { protocol, pathname, searchParams } = new URL(mailtoUrl('info@example.com', enquiry, fields).href)
  expect(protocol + pathname).toBe('mailto:info@example.com')
  expect(searchParams.get('subject')).toBe('subject & 50 % कति?')
  expect(searchParams.get('body')).toBe(lines.join('\r\n'))
  // The subject ends with a lone surrogate, for which `encodeURIComponent` throws.
  expect(() => mailtoUrl('info@example.com', { ...enquiry, subject: 'a\uD83D' }, fields)).not.toThrow()
})

test('a `mailto:` URL has at most 2,000 characters: without the body where the enquiry does not fit', () => {
  const nepali = Object.fromEntries(enquiryFields.map((field) => [field, 'क'.repeat(40)])) as Enquiry
  expect(mailtoUrl('info@example.com', nepali, fields)).toEqual({
    isWhole: false,
    href: `mailto:info@example.com?subject=${encodeURIComponent(nepali.subject)}`,
  })
  const pasted = { ...nepali, subject: 'क'.repeat(400) }
  expect(mailtoUrl('info@example.com', pasted, fields).href).toBe('mailto:info@example.com')
  expect(mailtoUrl('info@example.com', enquiry, fields).isWhole).toBe(true)
})

test('the text about a failure has its code in Latin digits, and its time in Nepal in digits of the language', () => {
  const at = Date.UTC(2026, 10, 21, 6, 15, 7)
  expect(withCodeAndTime('en', '{code}, {time}', { code: '503', at })).toBe('503, 21 Nov 2026, 12:00:07')
  expect(withCodeAndTime('ne', 'कोड {code}, {time}', { code: '503', at })).toBe('कोड 503, सन् २०२६-११-२१ १२:००:०७')
})
