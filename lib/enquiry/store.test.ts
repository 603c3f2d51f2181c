import assert from 'node:assert/strict'
import { afterEach, beforeEach, test, vi } from 'vitest'

import { provideStorage } from '../../scripts/enquiry/fake-storage'

import type { EnquiryState } from './machine'
import { emptyEnquiry } from './schema'
import { EnquiryStore } from './store'

const mail = { publicKey: 'key', serviceId: 'service', templateId: 'template', origin: 'http://localhost' }
const denied = () => new DOMException('denied', 'SecurityError')

/** Requests of the provider's client; each is accepted at once. */
let requests: number

class AcceptedRequest {
  private readonly listeners: Record<string, (event: object) => void> = {}
  addEventListener(type: string, listener: (event: object) => void) {
    this.listeners[type] = listener
  }
  open() {}
  setRequestHeader() {}
  send() {
    requests += 1
    this.listeners.load?.({ target: { status: 200, responseText: 'OK' } })
  }
}

/** Locks that are free, except that the browser denies those with these numbers, counted from 1. */
function provideLocks(deny: (number: number) => boolean) {
  let asked = 0
  const request = async (...given: unknown[]) => {
    asked += 1
    if (deny(asked)) throw denied()
    return (given.at(-1) as (lock: object) => unknown)({})
  }
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks: { request } } })
}

beforeEach(() => {
  requests = 0
  provideStorage('sessionStorage')
  provideStorage('localStorage')
  provideLocks(() => false)
  Object.assign(globalThis, { XMLHttpRequest: AcceptedRequest })
})
afterEach(() => void vi.restoreAllMocks())

/** The state after an enquiry with this message; each test has its own, since the page remembers what it has sent. */
async function afterSending(message: string): Promise<EnquiryState> {
  const store = new EnquiryStore('contact')
  store.dispatch({ type: 'submit', at: Date.now() })
  await store.send({ ...emptyEnquiry, message }, mail)
  return store.current()
}

const denials = {
  nothing: () => {},
  'the fingerprint': () => void vi.spyOn(crypto.subtle, 'digest').mockImplementation(() => Promise.reject(denied())),
  'the lock of the enquiry': () => provideLocks((number) => number === 1),
  'the lock of the pace': () => provideLocks((number) => number === 2),
  'site data': () => {
    provideLocks(() => true)
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(globalThis, name, { configurable: true, get: () => assert.fail('denied') })
  },
}

for (const [what, deny] of Object.entries(denials))
  test(`an enquiry leaves once when the browser denies ${what}`, async () => {
    deny()
    assert.equal((await afterSending(what)).name, 'sent')
    assert.equal(requests, 1)
  })

test('a request that the browser refuses is told at once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(AcceptedRequest.prototype, 'open').mockImplementation(() => assert.fail('denied'))
  const state = await afterSending('refused')
  assert.equal(state.name === 'refused' && state.failure.code, 'SCRIPT')
})
