import assert from 'node:assert/strict'
import { describe, test } from 'vitest'

import content from '@/content/enquiry-form'

import { localise } from '../content/localise'

import { enquirySchema, type EnquiryField } from './schema'

const schema = enquirySchema({ locale: 'en', ...localise(content, 'en') })

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
function verdict(field: EnquiryField, value: string) {
  const { error } = schema.safeParse({ ...valid, [field]: value })
  return error?.issues[0]?.message
}

describe('rules of the enquiry form (specification, section 5)', () => {
  for (const field of ['name', 'coopname', 'address', 'subject', 'message'] as const) {
    const { required, min, max } = content.fields[field]
    test(`${field} takes ${min} to ${max} characters`, () => {
      assert.equal(verdict(field, ''), required.en)
      assert.equal(verdict(field, '     '), required.en)
      assert.equal(verdict(field, 'a'.repeat(min - 1)), `* Must have at least ${min} Characters !!`)
      assert.equal(verdict(field, 'a'.repeat(min)), undefined)
      assert.equal(verdict(field, 'a'.repeat(max)), undefined)
      assert.equal(verdict(field, ` ${'a'.repeat(max)} `), undefined)
      assert.equal(verdict(field, 'a'.repeat(max + 1)), `* Must be less than ${max} Characters !!`)
    })
  }

  test('contactno takes exactly ten digits', () => {
    assert.equal(verdict('contactno', ''), '* Number Required !!')
    for (const wrong of ['980000000', '98000000000', '98000o0000', '+977980000', '98000 0000'])
      assert.equal(verdict('contactno', wrong), '* Invalid Number !!', wrong)
    assert.equal(verdict('contactno', ' 9800000000 '), undefined)
    assert.equal(schema.parse({ ...valid, contactno: '९८०००००००१' }).contactno, '9800000001')
  })

  test('email takes an e-mail address', () => {
    assert.equal(verdict('email', ' '), '* Email is Required!!')
    for (const wrong of ['a', 'a@b', 'a b@example.com', '@example.com'])
      assert.equal(verdict('email', wrong), 'Invalid email address', wrong)
    assert.equal(verdict('email', ' person@example.com '), undefined)
  })

  test('a minimum counts vowel signs, a maximum letters as a reader counts them', () => {
    assert.equal(verdict('name', 'की की'), undefined)
    const { max } = content.fields.name
    assert.equal(verdict('name', 'की'.repeat(max)), undefined)
    assert.equal(verdict('name', 'की'.repeat(max + 1)), `* Must be less than ${max} Characters !!`)
  })

  test('values are trimmed before they are sent', () => {
    assert.equal(schema.parse({ ...valid, name: '  Sample Person  ' }).name, 'Sample Person')
  })
})
