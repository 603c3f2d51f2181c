import { send } from '@emailjs/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { stubStorage } from '../fixtures/web-storage'
import { emptyEnquiry } from './schema'
import type { EnquiryState } from './state-machine'
import { EnquiryStore } from './store'

vi.mock('@emailjs/browser', { spy: true })

const mail = { publicKey: 'key', serviceId: 'service', templateId: 'template', origin: 'http://localhost' }
const providerSend = vi.mocked(send)
const denied = () => new DOMException('denied', 'SecurityError')

/** Replaces the Web Locks API: every lock is free; with `deny`, every request fails instead. */
function stubLocks(deny = false) {
  const request = async (...args: unknown[]) => {
    if (deny) throw denied()
    return (args.at(-1) as (lock: object) => unknown)({})
  }
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks: { request } } })
}

beforeEach(() => {
  providerSend.mockReset().mockResolvedValue({ status: 200, text: 'OK' })
  stubStorage('sessionStorage')
  stubStorage('localStorage')
  stubLocks()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

/** State after sending. Each test needs another message: the send log may still hold enquiries of earlier tests. */
async function stateAfterSending(message: string, settings = mail): Promise<EnquiryState> {
  const store = new EnquiryStore('contact')
  store.dispatch({ type: 'submit', at: Date.now() })
  await store.send({ ...emptyEnquiry, message }, settings)
  return store.current()
}

const denials = {
  nothing: () => {},
  'crypto.subtle.digest': () =>
    void vi.spyOn(crypto.subtle, 'digest').mockImplementation(() => Promise.reject(denied())),
  'Web Locks': () => stubLocks(true),
  'Web Locks and Web Storage': () => {
    stubLocks(true)
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(globalThis, name, { configurable: true, get: () => expect.fail('denied') })
  },
}

test.each(Object.entries(denials))('an enquiry is sent once when the browser denies %s', async (api, deny) => {
  deny()
  expect((await stateAfterSending(api)).name).toBe('sent')
  expect(providerSend.mock.calls.length).toBe(1)
})

test.each([
  [0, 'unreachable', 'network', 'NETWORK'],
  [400, 'rejected', 'refused', '400'],
  // The monthly quota of e-mails is used up.
  [402, 'rejected', 'refused', '402'],
  [413, 'rejected', 'tooLong', '413'],
  [422, 'rejected', 'refused', '422'],
  [429, 'rejected', 'tooMany', '429'],
  [500, 'rejected', 'fault', '500'],
  [501, 'rejected', 'otherFault', '501'],
  [502, 'unknown', 'gateway', '502'],
  [503, 'rejected', 'unavailable', '503'],
  [504, 'unknown', 'gateway', '504'],
  [520, 'unknown', 'gateway', '520'],
  [522, 'unknown', 'gateway', '522'],
  [524, 'unknown', 'gateway', '524'],
])('when the client rejects with status %i, the enquiry is %s for the reason %s', async (status, name, kind, code) => {
  providerSend.mockRejectedValue({ status, text: 'The words of the provider' })
  const state = await stateAfterSending(`${status}`)
  expect.assert('failure' in state)
  const { at, retryAt, ...failure } = state.failure
  expect([state.name, failure, retryAt && retryAt - at]).toEqual([
    name,
    { kind, code },
    status === 429 ? 10_000 : undefined,
  ])
})

test.each(['publicKey', 'serviceId', 'templateId'])(
  'without %s the enquiry fails with the code SETTINGS, and the console has the reason',
  async (setting) => {
    // The real client checks the settings.
    providerSend.mockReset()
    const state = await stateAfterSending(setting, { ...mail, [setting]: '' })
    expect('failure' in state && state.failure.code).toBe('SETTINGS')
    expect(String(vi.mocked(console.error).mock.lastCall)).toMatch(
      /is required. Visit https:\/\/dashboard.emailjs.com\/admin/,
    )
  },
)

test('if the client rejects with an exception, the enquiry is rejected with the code SCRIPT', async () => {
  providerSend.mockRejectedValue(denied())
  const state = await stateAfterSending('blocked')
  expect(state.name === 'rejected' && state.failure.code).toBe('SCRIPT')
})
