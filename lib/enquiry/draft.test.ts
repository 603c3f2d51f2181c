import assert from 'node:assert/strict'
import { beforeEach, test } from 'vitest'

import { stubStorage } from '../../e2e/fixtures/web-storage'

import { beginDraft, readDraft, clearDraft, writeDraft } from './draft'
import { emptyEnquiry, type Enquiry } from './schema'

beforeEach(() => stubStorage('sessionStorage'))

const values = { ...emptyEnquiry, name: 'Sita', subject: 'Enquiry about Dugdha' }

test('each form has its own draft, which is removed when all values are empty', () => {
  writeDraft('contact', { values, prefill: {} })
  assert.deepEqual(readDraft('contact'), { values, prefill: {} })
  assert.equal(readDraft('feedback'), undefined)
  writeDraft('contact', { values: emptyEnquiry, prefill: {} })
  assert.equal(readDraft('contact'), undefined)
})

test.each<[string, Enquiry]>([
  ...['', '{', '[]', '{"values":3}', 'null'].map((text): [string, Enquiry] => [text, emptyEnquiry]),
  ['{"values":{"name":3,"other":"x","subject":"S"}}', { ...emptyEnquiry, subject: 'S' }],
])('readDraft keeps only texts of known fields from stored data: %s', (text, values) => {
  sessionStorage.setItem('enquiry-contact', text)
  assert.deepEqual(readDraft('contact')?.values ?? emptyEnquiry, values)
})

test('a new prefill replaces the previous one, but no typed text', () => {
  const micosPrefill = { subject: 'Enquiry about MiCOS', message: 'Provision of Rs 1' }
  writeDraft('dialog', { values, prefill: { subject: values.subject } })
  assert.deepEqual(beginDraft('dialog', micosPrefill).values, { ...values, ...micosPrefill })
  assert.equal(beginDraft('dialog', {}).values.subject, '')
  writeDraft('dialog', { values, prefill: {} })
  assert.deepEqual(beginDraft('dialog', micosPrefill).values, { ...values, message: micosPrefill.message })
})

test('a sent draft is removed, unless its values have changed since', () => {
  writeDraft('contact', { values: { ...values, name: ' Sita ' }, prefill: {} })
  clearDraft('contact', { ...values, name: 'Gita' })
  assert.equal(readDraft('contact')?.values.name, ' Sita ')
  clearDraft('contact', values)
  assert.equal(readDraft('contact'), undefined)
})

test('a draft stays in memory when Web Storage is full', () => {
  writeDraft('contact', { values: emptyEnquiry, prefill: { subject: 'old' } })
  sessionStorage.setItem = () => assert.fail('full')
  writeDraft('contact', { values, prefill: {} })
  assert.deepEqual(readDraft('contact')?.values, values)
  writeDraft('contact', { values: emptyEnquiry, prefill: {} })
  assert.equal(readDraft('contact'), undefined)
})
