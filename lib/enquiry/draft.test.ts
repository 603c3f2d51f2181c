import assert from 'node:assert/strict'
import { beforeEach, test } from 'vitest'

import { stubStorage } from '../../fixtures/web-storage'

import { beginDraft, readDraft, clearDraft, writeDraft } from './draft'
import { emptyEnquiry, type Enquiry } from './schema'

beforeEach(() => stubStorage('sessionStorage'))

const values = { ...emptyEnquiry, name: 'Sita', subject: 'Enquiry about Dugdha' }

test('each form has its own draft; a draft whose values are all empty is removed', () => {
  writeDraft('contact', { values, prefill: {} })
  assert.deepEqual(readDraft('contact'), { values, prefill: {} })
  assert.equal(readDraft('feedback'), undefined)
  writeDraft('contact', { values: emptyEnquiry, prefill: {} })
  assert.equal(readDraft('contact'), undefined)
})

test.each<[string, Enquiry]>([
  ...['', '{', '[]', '{"values":3}', 'null'].map((json): [string, Enquiry] => [json, emptyEnquiry]),
  ['{"values":{"name":3,"other":"x","subject":"S"}}', { ...emptyEnquiry, subject: 'S' }],
])('readDraft keeps only strings of known fields from the stored JSON %s', (json, expected) => {
  sessionStorage.setItem('enquiry-contact', json)
  assert.deepEqual(readDraft('contact')?.values ?? emptyEnquiry, expected)
})

test('a new prefill replaces the previous prefill, but no typed text', () => {
  const micosPrefill = { subject: 'Enquiry about MiCOS', message: 'Provision of Rs 1' }
  writeDraft('dialog', { values, prefill: { subject: values.subject } })
  assert.deepEqual(beginDraft('dialog', micosPrefill).values, { ...values, ...micosPrefill })
  assert.equal(beginDraft('dialog', {}).values.subject, '')
  writeDraft('dialog', { values, prefill: {} })
  assert.deepEqual(beginDraft('dialog', micosPrefill).values, { ...values, message: micosPrefill.message })
})

test('clearDraft removes the draft of a sent enquiry, unless its values have changed since by more than spaces', () => {
  writeDraft('contact', { values: { ...values, name: ' Sita ' }, prefill: {} })
  clearDraft('contact', { ...values, name: 'Gita' })
  assert.equal(readDraft('contact')?.values.name, ' Sita ')
  clearDraft('contact', values)
  assert.equal(readDraft('contact'), undefined)
})

test('while Web Storage is full, a draft is written to and removed from memory', () => {
  writeDraft('contact', { values: emptyEnquiry, prefill: { subject: 'old' } })
  sessionStorage.setItem = () => assert.fail('full')
  writeDraft('contact', { values, prefill: {} })
  assert.deepEqual(readDraft('contact')?.values, values)
  writeDraft('contact', { values: emptyEnquiry, prefill: {} })
  assert.equal(readDraft('contact'), undefined)
})
