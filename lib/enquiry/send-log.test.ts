import assert from 'node:assert/strict'
import { beforeEach, test, vi } from 'vitest'

import { sampleEnquiry } from '../../e2e/fixtures/sample-enquiry'
import { stubStorage } from '../../e2e/fixtures/web-storage'

import type { Answer } from './state-machine'
import { lastOutcome, sendOnce } from './send-log'

const minute = 60_000
const never = new Promise(() => {})
const sent: Answer = { state: 'sent' }
const failed: Answer = { state: 'unreachable', failure: { kind: 'network', code: 'NETWORK', at: 5 } }
const other = { ...sampleEnquiry, name: 'Gita Sharma' }

beforeEach(() => {
  stubStorage('localStorage')
  vi.useFakeTimers({ now: 10 * minute })
})

test('an enquiry that has arrived is not sent again within ten minutes; a different one is', async () => {
  const send = vi.fn(() => Promise.resolve(sent))
  for (const enquiry of [sampleEnquiry, sampleEnquiry, other])
    assert.deepEqual(await sendOnce(enquiry, send, never), sent)
  assert.equal(send.mock.calls.length, 2)
  vi.setSystemTime(20 * minute)
  assert.deepEqual(await sendOnce(sampleEnquiry, send, never), sent)
  assert.equal(send.mock.calls.length, 3)
})

test('a failed enquiry is sent again, and counts as arrived when an earlier send has arrived', async () => {
  const answers: ((answer: Answer) => void)[] = []
  const send = () => new Promise<Answer>((resolve) => answers.push(resolve))
  const resolverOf = async (number: number) => (await vi.waitUntil(() => answers[number]))!
  const timedOut = Promise.resolve()
  const attempts = [sendOnce(sampleEnquiry, send, timedOut)]
  await resolverOf(0)
  attempts.push(sendOnce(sampleEnquiry, send, timedOut))
  const fail = await resolverOf(1)
  answers[0]!(sent)
  assert.deepEqual(await attempts[0], sent)
  fail(failed)
  assert.deepEqual(await attempts[1], sent)
})

test('the log keeps the last outcome for ten minutes, and no typed text', async () => {
  assert.equal(lastOutcome(Date.now()), undefined)
  let answer = (_: Answer) => {}
  const sending = sendOnce(sampleEnquiry, () => new Promise((resolve) => (answer = resolve)), never)
  await vi.waitUntil(() => lastOutcome(Date.now()) === 'unknown')
  assert.match(
    localStorage.getItem('enquiries-sent')!,
    /^\[\{"at":\d+,"fingerprint":"[0-9a-f]{64}","outcome":"unknown"\}\]$/,
  )
  answer(failed)
  assert.deepEqual(await sending, failed)
  assert.equal(lastOutcome(19 * minute), 'failed')
  // The clock was set back.
  for (const time of [21 * minute, minute]) assert.equal(lastOutcome(time), undefined)
})

test('an unreadable log counts as empty', () => {
  localStorage.setItem('enquiries-sent', '{')
  assert.equal(lastOutcome(5), undefined)
})
