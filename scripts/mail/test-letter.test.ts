import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, test, vi } from 'vitest'

import { readSettings } from '@/lib/settings'

import { standInSettings } from '../build/settings'
import { listen } from '../serve/listen'
import { createMailStandIn } from './stand-in'
import { sendTestLetter } from './test-letter'

const folder = mkdtempSync(join(tmpdir(), 'letter-'))
const file = join(folder, 'box.jsonl')
const mail = await listen(createMailStandIn({ file, ratePerSecond: 0 }), 0)
afterEach(() => void vi.unstubAllGlobals())
afterAll(async () => {
  await mail.close()
  rmSync(folder, { recursive: true })
})

const send = (other: Record<string, string> = {}) =>
  sendTestLetter(readSettings({ ...standInSettings(mail.address), ...other }))

test('a letter that the provider accepts is marked, and has the fields of an enquiry', async () => {
  assert.equal((await send()).accepted, true)
  const { body } = JSON.parse(readFileSync(file, 'utf8')) as { body: { template_params: Record<string, string> } }
  assert.match(body.template_params.subject ?? '', /^\[Test of the website/)
  assert.equal(Object.keys(body.template_params).length, 7)
})

const wrong: [setting: string, value: string, meaning: RegExp][] = [
  ['PUBLIC_KEY', 'revoked', /^The provider answered: 400 The Public Key is .*\nThe public key is/],
  ['SERVICE_ID', 'gone', /The service is deleted/],
  ['TEMPLATE_ID', 'gone', /The template is deleted/],
  ['TEMPLATE_ID', '', /^Nothing was sent: settings are missing/],
  ['ORIGIN', 'http://localhost:1', /^No answer from http:\/\/localhost:1: /],
]
for (const [setting, value, meaning] of wrong)
  test(`says what it means: ${setting} is "${value}"`, async () => {
    const { accepted, lines } = await send({ [`NEXT_PUBLIC_EMAILJS_${setting}`]: value })
    assert.equal(accepted, false)
    assert.match(lines.join('\n'), meaning)
  })

const refusals: [status: number, text: string, meaning: RegExp][] = [
  [403, 'API calls are disabled for non-browser applications', /browsers only/],
  [404, 'Account not found', /account is gone/],
  [412, 'Gmail_API: Request had insufficient authentication scopes.', /Reconnect/],
  [422, 'The recipients address is empty', /no recipient/],
  [413, 'Variables size limit. The maximum allowed variables size is 50Kb', /limit is reached/],
  [429, 'Too Many Requests', /Too many letters/],
  [503, 'Service Unavailable', /has a fault/],
]
for (const [status, text, meaning] of refusals)
  test(`says what it means: ${status} ${text}`, async () => {
    vi.stubGlobal('fetch', async () => new Response(text, { status }))
    const { accepted, lines } = await send()
    assert.equal(accepted, false)
    assert.match(lines.join('\n'), meaning)
  })
