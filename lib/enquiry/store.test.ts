import assert from 'node:assert/strict'
import { afterEach, beforeEach, test, vi } from 'vitest'

import { stubStorage } from '../../e2e/fixtures/web-storage'

import type { EnquiryState } from './state-machine'
import { emptyEnquiry } from './schema'
import { EnquiryStore } from './store'

const mail = { publicKey: 'key', serviceId: 'service', templateId: 'template', origin: 'http://localhost' }
const denied = () => new DOMException('denied', 'SecurityError')

let requestCount: number
/** Response to each request; status 0 is a network error. */
let response: { status: number; responseText: string }

class FakeXMLHttpRequest {
  private readonly listeners: Record<string, (event: object) => void> = {}
  addEventListener(type: string, listener: (event: object) => void) {
    this.listeners[type] = listener
  }
  open() {}
  setRequestHeader() {}
  send() {
    requestCount += 1
    this.listeners[response.status ? 'load' : 'error']?.({ target: response })
  }
}

/** Replaces the Web Locks API by locks that are free, or denied. */
function stubLocks(deny = false) {
  const request = async (...given: unknown[]) => {
    if (deny) throw denied()
    return (given.at(-1) as (lock: object) => unknown)({})
  }
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks: { request } } })
}

beforeEach(() => {
  requestCount = 0
  response = { status: 200, responseText: 'OK' }
  stubStorage('sessionStorage')
  stubStorage('localStorage')
  stubLocks()
  vi.stubGlobal('XMLHttpRequest', FakeXMLHttpRequest)
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
  assert.equal(requestCount, 1)
})

test.each([
  [200, 'other text'],
  // The provider's client counts this as success: the server may fail after it has sent the e-mail.
  [500, 'OK'],
])('an enquiry with the response %i, %s, counts as sent', async (status, responseText) => {
  response = { status, responseText }
  assert.equal((await afterSending(responseText)).name, 'sent')
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
  response = { status, responseText: 'The words of the provider' }
  const state = await afterSending(`${status}`)
  assert.ok('failure' in state)
  const { at, retryAt, ...failure } = state.failure
  assert.deepEqual(
    [state.name, failure, retryAt && retryAt - at],
    [name, { kind, code }, status === 429 ? 10_000 : undefined],
  )
})

test.each(['publicKey', 'serviceId', 'templateId'])(
  'without %s no request is sent, and the console reports it',
  async (id) => {
    const state = await afterSending(id, { ...mail, [id]: '' })
    assert.equal('failure' in state && state.failure.code, 'SETTINGS')
    assert.match(
      String(vi.mocked(console.error).mock.lastCall),
      /is required. Visit https:\/\/dashboard.emailjs.com\/admin/,
    )
    assert.equal(requestCount, 0)
  },
)

test('an enquiry fails at once when the browser blocks its request', async () => {
  vi.spyOn(FakeXMLHttpRequest.prototype, 'open').mockImplementation(() => assert.fail('denied'))
  const state = await afterSending('refused')
  assert.equal(state.name === 'rejected' && state.failure.code, 'SCRIPT')
})
