import assert from 'node:assert/strict'
import { beforeEach, test } from 'vitest'

import { beginDraft, readDraft, settleDraft, writeDraft } from './draft'
import { emptyEnquiry } from './schema'
import { provideStorage } from '../../scripts/enquiry/fake-storage'

beforeEach(() => provideStorage('sessionStorage'))

const values = { ...emptyEnquiry, name: 'Sita', subject: 'Enquiry about Dugdha' }

test('each form keeps its own draft', () => {
  writeDraft('contact', { values, prefill: '' })
  assert.deepEqual(readDraft('contact'), { values, prefill: '' })
  assert.equal(readDraft('feedback'), undefined)
})

test('an empty draft is removed', () => {
  writeDraft('contact', { values, prefill: '' })
  writeDraft('contact', { values: emptyEnquiry, prefill: '' })
  assert.equal(readDraft('contact'), undefined)
})

test('unreadable data counts as no draft', () => {
  for (const text of ['', '{', '[]', '{"values":3}', 'null']) {
    sessionStorage.setItem('enquiry-contact', text)
    assert.deepEqual(readDraft('contact')?.values ?? emptyEnquiry, emptyEnquiry, text)
  }
  sessionStorage.setItem('enquiry-contact', '{"values":{"name":3,"other":"x","subject":"S"}}')
  assert.deepEqual(readDraft('contact'), { values: { ...emptyEnquiry, subject: 'S' }, prefill: '' })
})

test('the next subject replaces a prefilled one, but not a typed one', () => {
  writeDraft('dialog', { values, prefill: 'Enquiry about Dugdha' })
  assert.equal(beginDraft('dialog', 'Enquiry about MiCOS').values.subject, 'Enquiry about MiCOS')
  assert.equal(beginDraft('dialog', '').values.subject, '')
  assert.equal(beginDraft('dialog', '').values.name, 'Sita')
  writeDraft('dialog', { values, prefill: '' })
  assert.equal(beginDraft('dialog', 'Enquiry about MiCOS').values.subject, 'Enquiry about Dugdha')
})

test('a sent draft is removed, unless something else was typed since', () => {
  writeDraft('contact', { values: { ...values, name: ' Sita ' }, prefill: '' })
  settleDraft('contact', { ...values, name: 'Gita' })
  assert.equal(readDraft('contact')?.values.name, ' Sita ')
  settleDraft('contact', values)
  assert.equal(readDraft('contact'), undefined)
})
