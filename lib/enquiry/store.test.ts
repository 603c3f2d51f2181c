import assert from 'node:assert/strict'
import { send } from '@emailjs/browser'
import { afterEach, beforeEach, test, vi } from 'vitest'

import { stubStorage } from '../../e2e/fixtures/web-storage'

import type { EnquiryState } from './state-machine'
import { emptyEnquiry } from './schema'
import { EnquiryStore } from './store'

vi.mock('@emailjs/browser', { spy: true })

const mail = { publicKey: 'key', serviceId: 'service', templateId: 'template', origin: 'http://localhost' }
const provider = vi.mocked(send)
const denied = () => new DOMException('denied', 'SecurityError')

/** Replaces the Web Locks API by locks that are free, or denied. */
function stubLocks(deny = false) {
  const request = async (...args: unknown[]) => {
    if (deny) throw denied()
    return (args.at(-1) as (lock: object) => unknown)({})
  }
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks: { request } } })
}

beforeEach(() => {
  provider.mockReset().mockResolvedValue({ status: 200, text: 'OK' })
  stubStorage('sessionStorage')
  stubStorage('localStorage')
  stubLocks()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

/** State after sending. The message must differ per test: the send log skips a repeated enquiry. */
async function afterSending(message: string, settings = mail): Promise<EnquiryState> {
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
      Object.defineProperty(globalThis, name, { configurable: true, get: () => assert.fail('denied') })
  },
}

test.each(Object.entries(denials))('an enquiry is sent once when the browser denies %s', async (api, deny) => {
  deny()
  assert.equal((await afterSending(api)).name, 'sent')
  assert.equal(provider.mock.calls.length, 1)
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
  [502, 'rejected', 'otherFault', '502'],
  [503, 'rejected', 'unavailable', '503'],
])('an enquiry with the response status %i is %s: %s', async (status, name, kind, code) => {
  provider.mockRejectedValue({ status, text: 'The words of the provider' })
  const state = await afterSending(`${status}`)
  assert.ok('failure' in state)
  const { at, retryAt, ...failure } = state.failure
  assert.deepEqual(
    [state.name, failure, retryAt && retryAt - at],
    [name, { kind, code }, status === 429 ? 10_000 : undefined],
  )
})

test.each(['publicKey', 'serviceId', 'templateId'])(
  'without %s the client refuses to send, and the console reports it',
  async (id) => {
    provider.mockReset()
    const state = await afterSending(id, { ...mail, [id]: '' })
    assert.equal('failure' in state && state.failure.code, 'SETTINGS')
    assert.match(
      String(vi.mocked(console.error).mock.lastCall),
      /is required. Visit https:\/\/dashboard.emailjs.com\/admin/,
    )
  },
)

test('an enquiry fails at once when the browser blocks its request', async () => {
  provider.mockRejectedValue(denied())
  const state = await afterSending('blocked')
  assert.equal(state.name === 'rejected' && state.failure.code, 'SCRIPT')
})
