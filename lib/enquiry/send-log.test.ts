import assert from 'node:assert/strict'
import { beforeEach, test } from 'vitest'

import { provideStorage } from '../../scripts/enquiry/fixtures'

import { emptyEnquiry } from './schema'
import { fingerprintOf, limitedUntil, noteOutcome, noteSend, outcomeOf, pauseBefore } from './send-log'

beforeEach(() => provideStorage('localStorage'))

const minute = 60_000

test('an accepted enquiry counts as arrived for ten minutes, whatever becomes of another try', () => {
  const now = Date.now() - 1000
  assert.equal(outcomeOf('a', now), undefined)
  noteSend('a', now)
  assert.equal(outcomeOf('a', now), 'open')
  noteOutcome('a', now, 'arrived')
  noteSend('a', now + 5)
  noteOutcome('a', now + 5, 'failed')
  assert.equal(outcomeOf('a', now + 6), 'arrived')
  assert.equal(outcomeOf('a', now + 10 * minute), 'failed')
  assert.equal(outcomeOf('a', now + 10 * minute + 5), undefined)
  assert.equal(outcomeOf('b', now), undefined)
})

test('each enquiry has its own fingerprint, which tells nothing of what was typed', async () => {
  const [one = '', other] = await Promise.all(['Sita', 'Gita'].map((name) => fingerprintOf({ ...emptyEnquiry, name })))
  assert.match(one, /^[0-9a-f]{64}$/)
  assert.notEqual(one, other)
})

test('at most five are sent in ten minutes, and the limit does not hold when the clock was set back', () => {
  for (let send = 10; send < 15; send++) {
    assert.equal(limitedUntil(send * minute), undefined)
    noteSend(`${send}`, send * minute)
  }
  assert.equal(limitedUntil(15 * minute), 20 * minute)
  assert.equal(limitedUntil(20 * minute - 1), 20 * minute)
  for (const time of [20 * minute, minute]) assert.equal(limitedUntil(time), undefined)
})

test('more than a second passes between two sends, unless the clock was set back', () => {
  assert.equal(pauseBefore(5000), 0)
  noteSend('a', 5000)
  assert.deepEqual([5000, 5400, 6100, 4000].map(pauseBefore), [1100, 700, 0, 0])
})

test('unreadable data is no send', () => {
  localStorage.setItem('enquiries-sent', '{')
  assert.equal(limitedUntil(5), undefined)
})
