import assert from 'node:assert/strict'
import { test } from 'vitest'

import content from '@/content/enquiry-form'

import { localise } from '../content/localise'
import { interpolate } from '../interpolate'

import { countCharacters, countLetters } from './letters'
import { enquirySchema, type EnquiryField } from './schema'

const rules = localise(content, 'en')
const { fields, messages } = rules
const schema = enquirySchema(rules)

const valid = {
  name: 'Sample Person',
  coopname: 'Sample Co-operative',
  contactno: '9800000000',
  address: 'Kathmandu',
  email: 'person@example.com',
  subject: 'A question',
  message: 'How much is it?',
}

/** The message that one value of one field gets, or `undefined` when it is right. */
const verdict = (field: EnquiryField, value: string) =>
  schema.safeParse({ ...valid, [field]: value }).error?.issues[0]?.message

test.each(['name', 'coopname', 'address', 'subject', 'message'] as const)(
  '%s has a least and a greatest length',
  (field) => {
    const { required, min, max } = fields[field]
    for (const nothing of ['', '     ']) assert.equal(verdict(field, nothing), required)
    assert.equal(verdict(field, ` ${'a'.repeat(min - 1)} `), interpolate(messages.tooShort, { min }))
    for (const right of [min, max]) assert.equal(verdict(field, ` ${'a'.repeat(right)} `), undefined)
    assert.equal(verdict(field, 'a'.repeat(max + 1)), interpolate(messages.tooLong, { max }))
  },
)

test.each([
  ['contactno', fields.contactno.required, ['', ' ']],
  ['contactno', messages.invalidNumber, ['980000000', '98000000000', '98000o0000', '+91 98000 00000']],
  ['contactno', undefined, [' 9800000000 ', '0000000000', '+977 980-0000000', '९८०००००००१']],
  ['email', fields.email.required, ['', ' ']],
  ['email', messages.invalidEmail, ['a', 'a@b', 'a b@example.com', '@example.com']],
  ['email', undefined, [' person@example.com ', 'r&d@bank.com.np']],
] as const)('%s: %s', (field, message, values) => {
  for (const value of values) assert.equal(verdict(field, value), message, value)
})

test('what is sent is tidy: without spaces around it, and the number in digits 0–9', () => {
  const { name, contactno } = schema.parse({ ...valid, name: '  Sample Person  ', contactno: '९८०००००००१' })
  assert.deepEqual([name, contactno], ['Sample Person', '9800000001'])
})

test('a minimum counts vowel signs, a maximum letters as a reader counts them', () => {
  const { min, max } = fields.name
  assert.equal(verdict('name', 'की'.repeat(Math.ceil(min / 2))), undefined)
  assert.equal(verdict('name', 'की'.repeat(max)), undefined)
  assert.equal(verdict('name', 'की'.repeat(max + 1)), interpolate(messages.tooLong, { max }))
  assert.deepEqual(['काठमाडौं', '\u200B\u202Eab'].map(countCharacters), [8, 2])
})

test.each([
  ['Ram Sita', 8],
  ['काठमाडौँ', 4],
  ['e\u0301', 1],
  ['👨‍👩‍👧‍👦🇳🇵', 2],
  ['a\u200B\u0000\u202Eb\u202C', 2],
  ['a\r\nb', 3],
  [`a${'\u0301'.repeat(320)}`, 11],
  ['\uD83D', 1],
])('%j has %i letters for a reader', (text, letters) => assert.equal(countLetters(text), letters))

test('letters are not counted beyond the number that is enough', () => assert.equal(countLetters('a'.repeat(10), 4), 4))
