import { expect, test } from 'vitest'

import content from '@/content/enquiry-form'
import { countCharacters, countGraphemes } from '@/content/schema/graphemes'

import { localise } from '../content/localise'
import { sampleEnquiry } from '../fixtures/sample-enquiry'
import { interpolate } from '../i18n/interpolate'
import { controls, enquiryFields, enquirySchema, type EnquiryField } from './schema'

const englishForm = localise(content, 'en')
const { fields, messages } = englishForm
const schema = enquirySchema({ locale: 'en', ...englishForm })

/** Message for one value of a field; `undefined` if valid. */
const messageOf = (field: EnquiryField, value: string) =>
  schema.safeParse({ ...sampleEnquiry, [field]: value }).error?.issues[0]?.message

const limitedFields = enquiryFields.filter((field) => 'max' in fields[field])
test.each(limitedFields)('the field %s must not be blank, too short or too long', (field) => {
  const { required, min = 0, max = 0 }: { required: string; min?: number; max?: number } = fields[field]
  for (const blank of ['', '     ']) expect(messageOf(field, blank)).toBe(required)
  // One letter fewer than one is a blank.
  const tooShort = min > 1 ? interpolate(messages.tooShort, { min }) : required
  expect(messageOf(field, ` ${'a'.repeat(min - 1)} `)).toBe(tooShort)
  for (const length of [min, max]) expect(messageOf(field, ` ${'a'.repeat(length)} `)).toBeUndefined()
  expect(messageOf(field, 'a'.repeat(max + 1))).toBe(interpolate(messages.tooLong, { max }))
})

test.each([
  ['contactno', fields.contactno.required, ['', ' ']],
  ['contactno', messages.invalidNumber, ['980000000', '98000000000', '98000o0000', '+91 98000 00000']],
  ['contactno', messages.invalidNumber, ['01-4123456', '०२५-५२०१२३', '9800000000 / 9800000001']],
  ['contactno', undefined, [' 9800000000 ', '0000000000', '+977 980-0000000', '९८०००००००१']],
  ['email', fields.email.required, ['', ' ']],
  ['email', messages.invalidEmail, ['a', 'a@b', 'a b@example.com', '@example.com']],
  ['email', undefined, [' person@example.com ', 'r&d@bank.com.np']],
] as const)('in the field %s, the message is %s for %j', (field, message, values) => {
  for (const value of values) expect(messageOf(field, value), value).toBe(message)
})

test('parsed values are trimmed, and the phone number is in digits 0–9', () => {
  const { name, contactno } = schema.parse({ ...sampleEnquiry, name: '  Sample Person  ', contactno: '९८०००००००१' })
  expect([name, contactno]).toEqual(['Sample Person', '9800000001'])
})

test('a minimum length counts vowel signs as characters, a maximum length counts grapheme clusters', () => {
  const { min, max } = fields.name
  expect(messageOf('name', 'की'.repeat(Math.ceil(min / 2)))).toBeUndefined()
  expect(messageOf('name', 'की'.repeat(max))).toBeUndefined()
  expect(messageOf('name', 'की'.repeat(max + 1))).toBe(interpolate(messages.tooLong, { max }))
  expect(['काठमाडौं', '\u200B\u202Eab'].map(countCharacters)).toEqual([8, 2])
})

test('an address of three characters is enough in Devanagari, but not with a Latin letter', () => {
  const { minDevanagari: min } = englishForm
  for (const address of ['इलाम', 'झापा', 'धरान', 'सीता', 'राम'])
    expect(messageOf('address', address), address).toBeUndefined()
  expect(messageOf('address', 'सी')).toBe(interpolate(messages.tooShort, { min }))
  for (const address of ['KTM', 'Ilaम'])
    expect(messageOf('address', address)).toBe(interpolate(messages.tooShort, { min: fields.address.min }))
})

test.each([
  ['Ram Sita', 8],
  ['काठमाडौँ', 4],
  ['👨‍👩‍👧‍👦🇳🇵', 2],
  ['a\u200B\u0000\u202Eb\u202C', 2],
  [`a${'\u0301'.repeat(320)}`, 11],
])('in %j countGraphemes counts %i', (text, count) => expect(countGraphemes(text)).toBe(count))

// The specification fixes these texts (sections 3, 5 and 8); editors may change all other texts.
const specifiedWords: [EnquiryField, ...words: string[]][] = [
  ['name', 'Name :', 'Enter Your Name', '* Name is Required !!'],
  ['coopname', 'Cooperative Name:', 'Enter Cooperative Name', '* Cooperative Name is Required !!'],
  ['contactno', 'Mobile NO:', 'Enter Mobile Number', '* Number Required !!'],
  ['address', 'Address:', 'Enter Address', '* Address is Required !!'],
  ['email', 'Email :', 'Enter Your Email', '* Email is Required!!'],
  ['subject', 'Subject :', 'Enter Your Subject', '* Subject is Required !!'],
  ['message', 'Message :', 'Enter Your Message Here.....', '* Message is Required !!'],
]
test.each(specifiedWords)('the field %s has the words of the specification', (field, ...words) => {
  const { label, placeholder, required } = fields[field]
  expect([label, placeholder, required]).toEqual(words)
})

test('the fields have the order of the specification, and the message three rows', () => {
  expect(enquiryFields).toEqual(specifiedWords.map(([field]) => field))
  expect(controls.message.rows).toBe(3)
})

test('the messages of the form have the words of the specification', () => {
  const { success } = englishForm
  const words = [...Object.values(messages), ...Object.values(success.titles), success.text]
  expect(words).toEqual([
    '* Must have at least {min} Characters !!',
    '* Must be less than {max} Characters !!',
    '* Invalid Number !!',
    'Invalid email address',
    'Detail Send !',
    'Detail Sent !',
    'Feedback Sent !',
    "Thank You, We'll Contact You Shortly !",
  ])
})
