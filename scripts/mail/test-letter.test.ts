import assert from 'node:assert/strict'
import { afterEach, expect, test, vi } from 'vitest'

import { readSettings } from '@/lib/settings'

import { standInSettings } from '../build/settings'
import { sendTestLetter } from './test-letter'

const settings = (other = {}) => readSettings({ ...standInSettings('http://localhost:1'), ...other })

/** Lets the provider answer so; returns the letters that it gets. */
function answerWith(status: number, text: string) {
  const letters: { template_params: Record<string, string> }[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    letters.push(JSON.parse(body))
    return new Response(text, { status })
  })
  return letters
}
afterEach(() => vi.unstubAllGlobals())

test('a letter that the provider accepts is marked, and has the fields of an enquiry', async () => {
  const letters = answerWith(200, 'OK')
  assert.equal((await sendTestLetter(settings())).accepted, true)
  assert.match(letters[0]?.template_params.subject ?? '', /^\[Test of the website/)
  assert.equal(Object.keys(letters[0]?.template_params ?? {}).length, 7)
})

const refusals: [status: number, text: string, meaning: string][] = [
  [400, 'The Public Key is invalid.', 'The public key is revoked'],
  [404, 'Account not found', 'the account is gone'],
  [400, 'The service ID not found.', 'The service is deleted'],
  [400, 'The template ID not found.', 'The template is deleted'],
  [422, 'The recipients address is empty', 'no recipient'],
  [403, 'API calls are disabled for non-browser applications', 'browsers only'],
  [403, 'Forbidden', 'origin'],
  [412, 'Gmail_API: insufficient scopes', 'Reconnect'],
  [413, 'Variables size limit.', 'a limit is reached'],
  [429, 'Too Many Requests', 'Too many letters'],
  [503, 'Service Unavailable', 'has a fault'],
]
for (const [status, text, meaning] of refusals)
  test(`a refusal is told with its meaning: ${status} ${text}`, async () => {
    answerWith(status, text)
    const { accepted, lines } = await sendTestLetter(settings())
    assert.equal(accepted, false)
    assert.equal(lines[0], `The provider answered: ${status} ${text}`)
    expect(lines[1]).toContain(meaning)
  })

test('what was not sent is told', async () => {
  const { lines } = await sendTestLetter(settings())
  assert.match(lines.join(), /^No answer from http:\/\/localhost:1: /)
  const none = await sendTestLetter(settings({ NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: '' }))
  assert.match(none.lines.join(), /^Nothing was sent: settings are missing/)
})
