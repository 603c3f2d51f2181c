import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { listen, type Listening } from '../serve/listen'
import { standInIds } from '../build/settings'
import { createMailStandIn, type MailStandInOptions } from './stand-in'

const params = { name: 'Sita Sharma', coopname: 'Himal Co-operative', subject: 'Price', message: 'मूल्य कति हो?' }

/** An enquiry that the stand-in accepts. */
export const enquiry = {
  lib_version: '3.10.0',
  user_id: standInIds.publicKey,
  service_id: standInIds.serviceId,
  template_id: standInIds.templateId,
  template_params: params,
}

/** The same enquiry with another subject. */
export const withSubject = (subject: string) => ({ ...enquiry, template_params: { ...params, subject } })

/** Checks an answer as a page sees it: status, plain text and the CORS header. */
export async function assertAnswer(answer: Response, status: number, text: string) {
  assert.deepEqual([answer.status, await answer.text()], [status, text])
  assert.match(answer.headers.get('content-type') ?? '', /^text\/plain/)
  assert.equal(answer.headers.get('access-control-allow-origin'), '*')
}

/** Starts a stand-in for one test file, without a rate limit and on its own port; returns it with request helpers. */
export async function startMail(options: Partial<MailStandInOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'))
  const file = join(folder, 'deep/enquiries.jsonl')
  const listening: Listening = await listen(createMailStandIn({ ...standInIds, file, ratePerSecond: 0, ...options }), 0)
  const ask = (path: string, init?: RequestInit) => fetch(listening.address + path, init)
  return {
    file,
    address: listening.address,
    ask,
    /** Sends as a page does; a string is sent unchanged. */
    send: (body: unknown, origin = 'http://localhost:3000') =>
      ask('/api/v1.0/email/send', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(origin && { origin }) },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    simulate: (value: unknown) => ask('/simulate', { method: 'POST', body: JSON.stringify(value) }),
    stored: async () => (await ask('/enquiries')).json(),
    reset: async () => {
      await ask('/enquiries', { method: 'DELETE' })
      await ask('/simulate', { method: 'POST', body: 'null' })
    },
    stop: async () => {
      await listening.close()
      rmSync(folder, { recursive: true })
    },
  }
}
