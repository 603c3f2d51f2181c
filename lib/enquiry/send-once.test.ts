import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { sampleEnquiry } from '../fixtures/sample-enquiry'
import { stubStorage } from '../fixtures/web-storage'
import { lastOutcome } from './send-log'
import { sendOnce } from './send-once'
import type { ProviderAnswer } from './state-machine'

const minute = 60_000
const noTimeout = new Promise(() => {})
const sent: ProviderAnswer = { state: 'sent' }
const failed: ProviderAnswer = { state: 'unreachable', failure: { kind: 'network', code: 'NETWORK', at: 5 } }
const differentEnquiry = { ...sampleEnquiry, name: 'Gita Sharma' }

beforeEach(() => {
  stubStorage('localStorage')
  vi.useFakeTimers({ now: 10 * minute })
})

test('an enquiry that has arrived is not sent again within ten minutes; a different enquiry is sent', async () => {
  const send = vi.fn(() => Promise.resolve(sent))
  for (const enquiry of [sampleEnquiry, sampleEnquiry, differentEnquiry])
    expect(await sendOnce(enquiry, send, noTimeout)).toEqual(sent)
  expect(send.mock.calls.length).toBe(2)
  vi.setSystemTime(20 * minute)
  expect(await sendOnce(sampleEnquiry, send, noTimeout)).toEqual(sent)
  expect(send.mock.calls.length).toBe(3)
})

test('a failed second send of an enquiry counts as sent when its first, timed-out send has arrived', async () => {
  const resolvers: ((answer: ProviderAnswer) => void)[] = []
  const send = () => new Promise<ProviderAnswer>((resolve) => resolvers.push(resolve))
  const resolverOf = async (attempt: number) => (await vi.waitUntil(() => resolvers[attempt]))!
  const timedOut = Promise.resolve()
  const attempts = [sendOnce(sampleEnquiry, send, timedOut)]
  const answerFirst = await resolverOf(0)
  attempts.push(sendOnce(sampleEnquiry, send, timedOut))
  const answerSecond = await resolverOf(1)
  answerFirst(sent)
  expect(await attempts[0]).toEqual(sent)
  answerSecond(failed)
  expect(await attempts[1]).toEqual(sent)
})

test('the log keeps the last outcome for ten minutes, without typed text; an unreadable log is replaced', async () => {
  localStorage.setItem('enquiries-sent', '{')
  expect(lastOutcome(Date.now())).toBeUndefined()
  let resolveSend = (_: ProviderAnswer) => {}
  const sending = sendOnce(sampleEnquiry, () => new Promise((resolve) => (resolveSend = resolve)), noTimeout)
  await vi.waitUntil(() => lastOutcome(Date.now()) === 'unknown')
  expect(localStorage.getItem('enquiries-sent')!).toMatch(
    /^\[\{"at":\d+,"fingerprint":"[0-9a-f]{64}","outcome":"unknown"\}\]$/,
  )
  resolveSend(failed)
  expect(await sending).toEqual(failed)
  expect(lastOutcome(19 * minute)).toBe('failed')
  // After the lifetime of the entry, and before the start of the send (when the clock was set back).
  for (const time of [21 * minute, minute]) expect(lastOutcome(time)).toBeUndefined()
})

/** Replaces the Web Locks API by one lock, held until the callback is done: others wait, or get none. Returns its spy. */
function stubLocks() {
  let held: Promise<unknown> | undefined
  const request = vi.fn(async (_name: string, ...rest: unknown[]) => {
    const callback = rest.at(-1) as (lock: object | null) => unknown
    if (rest.length > 1 && held) return callback(null)
    await held
    held = Promise.resolve(callback({})).finally(() => (held = undefined))
    return held
  })
  vi.stubGlobal('navigator', { locks: { request } })
  onTestFinished(() => void vi.unstubAllGlobals())
  return request
}

test('an enquiry that another tab is sending waits for its outcome, also an unknown one, and is not sent again', async () => {
  const request = stubLocks()
  let [answerFirst, timeOut] = [(_: ProviderAnswer) => {}, () => {}]
  const timeout = new Promise<void>((resolve) => (timeOut = resolve))
  const first = sendOnce(sampleEnquiry, () => new Promise((resolve) => (answerFirst = resolve)), timeout)
  await vi.waitUntil(() => lastOutcome(Date.now()) === 'unknown')
  const send = vi.fn(() => Promise.resolve(sent))
  const second = sendOnce(sampleEnquiry, send, noTimeout)
  // One request of the first tab, and two of the second, which finds the lock taken.
  await vi.waitUntil(() => request.mock.calls.length === 3)
  timeOut()
  expect(await second).toBe('unknown')
  answerFirst(sent)
  await first
  expect(await sendOnce(sampleEnquiry, send, noTimeout)).toEqual(sent)
  expect(send).not.toHaveBeenCalled()
})
