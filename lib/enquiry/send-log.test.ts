import assert from 'node:assert/strict'
import { beforeEach, test } from 'vitest'

import { emptyEnquiry } from './schema'
import { fingerprintOf, limitedUntil, noteOutcome, noteSend, outcomeOf, pauseBefore } from './send-log'
import { provideStorage } from '../../scripts/enquiry/fake-storage'

beforeEach(() => provideStorage('localStorage'))

const values = { ...emptyEnquiry, name: 'Sita', subject: 'Enquiry about Dugdha' }

const minute = 60_000

test('the send log reports an accepted enquiry as arrived for ten minutes', async () => {
  const fingerprint = await fingerprintOf(values)
  assert.match(fingerprint, /^[0-9a-f]{64}$/)
  const now = Date.now() - 1000
  assert.equal(outcomeOf(fingerprint, now), undefined)
  noteSend(fingerprint, now)
  assert.equal(outcomeOf(fingerprint, now), 'open')
  noteOutcome(fingerprint, now, 'arrived')
  noteSend(fingerprint, now + 5)
  noteOutcome(fingerprint, now + 5, 'failed')
  assert.equal(outcomeOf(fingerprint, now + 6), 'arrived')
  assert.equal(outcomeOf(fingerprint, now + 10 * minute), 'failed')
  assert.equal(outcomeOf(fingerprint, now + 10 * minute + 5), undefined)
  assert.equal(outcomeOf(await fingerprintOf({ ...values, message: '!' }), now), undefined)
})

test('the send log contains nothing that was typed', async () => {
  noteSend(await fingerprintOf(values), 0)
  assert.doesNotMatch(localStorage.getItem('enquiries-sent') ?? '', /Sita|Dugdha/)
})

test('the send log allows at most five sends in ten minutes', () => {
  for (let send = 0; send < 5; send++) {
    assert.equal(limitedUntil(send * minute), undefined)
    noteSend(`${send}`, send * minute)
  }
  assert.equal(limitedUntil(5 * minute), 10 * minute)
  assert.equal(limitedUntil(10 * minute - 1), 10 * minute)
  assert.equal(limitedUntil(10 * minute), undefined)
})

test('the send log keeps more than a second between two sends', () => {
  assert.equal(pauseBefore(5000), 0)
  noteSend('a', 5000)
  assert.equal(pauseBefore(5000), 1100)
  assert.equal(pauseBefore(5400), 700)
  assert.equal(pauseBefore(6100), 0)
})

test('the send log does not lock the form when the clock was set back', () => {
  for (let send = 0; send < 5; send++) noteSend(`${send}`, 50 * minute)
  assert.equal(limitedUntil(minute), undefined)
  assert.equal(pauseBefore(minute), 0)
})

test('the send log treats unreadable data as empty', () => {
  localStorage.setItem('enquiries-sent', '{')
  assert.equal(limitedUntil(5), undefined)
})
