import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'

import { safeStorage } from '../safe-storage'

import { beginDraft, readDraft, settleDraft, writeDraft } from './draft'
import { fingerprint, limitedUntil, noteOutcome, noteSend, outcomeOf, pauseBefore } from './send-log'
import { emptyEnquiry } from './schema'

class FakeStorage {
  private values = new Map<string, string>()
  getItem = (key: string) => this.values.get(key) ?? null
  setItem = (key: string, value: string) => void this.values.set(key, value)
  removeItem = (key: string) => void this.values.delete(key)
}

const provide = (name: 'sessionStorage' | 'localStorage', value: unknown) =>
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value })

beforeEach(() => {
  provide('sessionStorage', new FakeStorage())
  provide('localStorage', new FakeStorage())
})

const values = { ...emptyEnquiry, name: 'Sita', subject: 'Enquiry about Dugdha' }

describe('drafts', () => {
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
})

describe('storage that is denied or full', () => {
  test('keeps values as long as the page when denied', () => {
    const kept = safeStorage(() => {
      throw new Error('denied')
    })
    kept.write('a', '1')
    assert.equal(kept.read('a'), '1')
    kept.remove('a')
    assert.equal(kept.read('a'), null)
  })

  test('returns the newest value when full', () => {
    const full = new FakeStorage()
    full.setItem('a', 'old')
    full.setItem = () => {
      throw new Error('full')
    }
    const kept = safeStorage(() => full as unknown as Storage)
    kept.write('a', 'new')
    assert.equal(kept.read('a'), 'new')
  })
})

describe('the send log', () => {
  const minute = 60_000

  test('reports an accepted enquiry as arrived for ten minutes', async () => {
    const print = await fingerprint(values)
    assert.match(print, /^[0-9a-f]{64}$/)
    const now = Date.now() - 1000
    assert.equal(outcomeOf(print, now), undefined)
    noteSend(print, now)
    assert.equal(outcomeOf(print, now), 'open')
    noteOutcome(print, now, 'arrived')
    noteSend(print, now + 5)
    noteOutcome(print, now + 5, 'failed')
    assert.equal(outcomeOf(print, now + 6), 'arrived')
    assert.equal(outcomeOf(print, now + 10 * minute), 'failed')
    assert.equal(outcomeOf(print, now + 10 * minute + 5), undefined)
    assert.equal(outcomeOf(await fingerprint({ ...values, message: '!' }), now), undefined)
  })

  test('contains nothing that was typed', async () => {
    noteSend(await fingerprint(values), 0)
    assert.doesNotMatch(localStorage.getItem('enquiries-sent') ?? '', /Sita|Dugdha/)
  })

  test('allows at most five sends in ten minutes', () => {
    for (let send = 0; send < 5; send++) {
      assert.equal(limitedUntil(send * minute), undefined)
      noteSend(`${send}`, send * minute)
    }
    assert.equal(limitedUntil(5 * minute), 10 * minute)
    assert.equal(limitedUntil(10 * minute - 1), 10 * minute)
    assert.equal(limitedUntil(10 * minute), undefined)
  })

  test('keeps more than a second between two sends', () => {
    assert.equal(pauseBefore(5000), 0)
    noteSend('a', 5000)
    assert.equal(pauseBefore(5000), 1100)
    assert.equal(pauseBefore(5400), 700)
    assert.equal(pauseBefore(6100), 0)
  })

  test('does not lock the form when the clock was set back', () => {
    for (let send = 0; send < 5; send++) noteSend(`${send}`, 50 * minute)
    assert.equal(limitedUntil(minute), undefined)
    assert.equal(pauseBefore(minute), 0)
  })

  test('treats unreadable data as empty', () => {
    localStorage.setItem('enquiries-sent', '{')
    assert.equal(limitedUntil(5), undefined)
  })
})
