import assert from 'node:assert/strict'
import { afterEach, beforeEach, test, vi } from 'vitest'

import { provideStorage } from '../../e2e/fixtures/web-storage'

import type { EnquiryState } from './state-machine'
import { emptyEnquiry } from './schema'
import { EnquiryStore } from './store'

const mail = { publicKey: 'key', serviceId: 'service', templateId: 'template', origin: 'http://localhost' }
const denied = () => new DOMException('denied', 'SecurityError')

/** Recorded requests of the provider's client, and their immediate response. */
let requests: number
let answer: { status: number; responseText: string }

class AnsweredRequest {
  private readonly listeners: Record<string, (event: object) => void> = {}
  addEventListener(type: string, listener: (event: object) => void) {
    this.listeners[type] = listener
  }
  open() {}
  setRequestHeader() {}
  send() {
    requests += 1
    this.listeners[answer.status ? 'load' : 'error']?.({ target: answer })
  }
}

/** Web Locks that are free, or denied. */
function provideLocks(deny = false) {
  const request = async (...given: unknown[]) => {
    if (deny) throw denied()
    return (given.at(-1) as (lock: object) => unknown)({})
  }
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks: { request } } })
}

beforeEach(() => {
  requests = 0
  answer = { status: 200, responseText: 'OK' }
  provideStorage('sessionStorage')
  provideStorage('localStorage')
  provideLocks()
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

/** State after sending this message; unique per test, since the module keeps a log of sends. */
async function afterSending(message: string, settings = mail): Promise<EnquiryState> {
  const store = new EnquiryStore('contact')
  store.dispatch({ type: 'submit', at: Date.now() })
  await store.send({ ...emptyEnquiry, message }, settings)
  return store.current()
}

const denials = {
  nothing: () => {},
  'the fingerprint': () => void vi.spyOn(crypto.subtle, 'digest').mockImplementation(() => Promise.reject(denied())),
  'the lock': () => provideLocks(true),
  'site data': () => {
    provideLocks(true)
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(globalThis, name, { configurable: true, get: () => assert.fail('denied') })
  },
}

test.each(Object.entries(denials))('an enquiry leaves once when the browser denies %s', async (what, deny) => {
  deny()
  assert.equal((await afterSending(what)).name, 'sent')
  assert.equal(requests, 1)
})

test.each([
  [200, 'other text'],
  // The provider's client counts this as success; its server responds so after sending.
  [500, 'OK'],
])('an enquiry that is answered %i, %s, was sent', async (status, responseText) => {
  answer = { status, responseText }
  assert.equal((await afterSending(responseText)).name, 'sent')
})

test.each([
  [0, 'unreachable', 'network', 'NETWORK'],
  [400, 'refused', 'refused', '400'],
  // The monthly quota of e-mails is used up.
  [402, 'refused', 'refused', '402'],
  [413, 'refused', 'tooLong', '413'],
  [422, 'refused', 'refused', '422'],
  [429, 'refused', 'tooMany', '429'],
  [500, 'refused', 'fault', '500'],
  [502, 'refused', 'otherFault', '502'],
  [503, 'refused', 'unavailable', '503'],
])('an enquiry that is answered %i is %s: %s', async (status, name, kind, code) => {
  answer = { status, responseText: 'The words of the provider' }
  const state = await afterSending(`${status}`)
  assert.ok('failure' in state)
  const { at, until, ...failure } = state.failure
  assert.deepEqual(
    [state.name, failure, until && until - at],
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
    assert.equal(requests, 0)
  },
)

test('a request blocked by the browser fails at once', async () => {
  vi.spyOn(AnsweredRequest.prototype, 'open').mockImplementation(() => assert.fail('denied'))
  const state = await afterSending('refused')
  assert.equal(state.name === 'refused' && state.failure.code, 'SCRIPT')
})
