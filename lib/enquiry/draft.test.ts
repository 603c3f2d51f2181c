import { beforeEach, expect, test } from 'vitest'

import { stubStorage } from '../fixtures/web-storage'
import { beginDraft, readDraft, clearDraft, writeDraft } from './draft'
import { emptyEnquiry, type Enquiry } from './schema'

beforeEach(() => stubStorage('sessionStorage'))

const values = { ...emptyEnquiry, name: 'Sita', subject: 'Enquiry about Dugdha' }

test('contact page and dialog share a draft; the feedback form has its own', () => {
  writeDraft('contact', { values, prefill: {} })
  expect(readDraft('contact')).toEqual({ values, prefill: {} })
  expect(readDraft('dialog')).toEqual(readDraft('contact'))
  expect(readDraft('feedback')).toBeUndefined()
})

test.each<[string, Enquiry]>([
  ...['', '{', '[]', '{"values":3}', 'null'].map((json): [string, Enquiry] => [json, emptyEnquiry]),
  ['{"values":{"name":3,"other":"x","subject":"S"}}', { ...emptyEnquiry, subject: 'S' }],
])('readDraft keeps only strings of known fields from the stored JSON %s', (json, expected) => {
  sessionStorage.setItem('enquiry-contact', json)
  expect(readDraft('contact')?.values ?? emptyEnquiry).toEqual(expected)
})

test('a new prefill replaces the previous prefill, but no typed text', () => {
  const micosPrefill = { subject: 'Enquiry about MiCOS', message: 'Provision of Rs 1' }
  writeDraft('dialog', { values, prefill: { subject: values.subject } })
  expect(beginDraft('dialog', micosPrefill).values).toEqual({ ...values, ...micosPrefill })
  expect(beginDraft('dialog', {}).values.subject).toBe('')
  writeDraft('dialog', { values, prefill: {} })
  expect(beginDraft('dialog', micosPrefill).values).toEqual({ ...values, message: micosPrefill.message })
})

test('clearDraft empties the draft of a sent enquiry, unless its values have changed since by more than spaces', () => {
  writeDraft('contact', { values: { ...values, name: ' Sita ' }, prefill: {} })
  clearDraft('contact', { ...values, name: 'Gita' })
  expect(readDraft('contact')?.values.name).toBe(' Sita ')
  clearDraft('contact', values)
  expect(readDraft('contact')?.values).toEqual(emptyEnquiry)
})

test('while Web Storage is full, a draft is written to memory', () => {
  writeDraft('contact', { values: emptyEnquiry, prefill: { subject: 'old' } })
  sessionStorage.setItem = () => expect.fail('full')
  writeDraft('contact', { values, prefill: {} })
  expect(readDraft('contact')?.values).toEqual(values)
})
