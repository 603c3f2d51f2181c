import assert from 'node:assert/strict'
import { after, afterEach, test } from 'node:test'

import { readSettings } from '@/lib/settings'

import { standInSettings } from '../build/settings'
import type { MailCase } from './provider'
import { startMail } from './test-client'
import { sendTestLetter } from './test-letter'

const { address, reset, simulate, stop, stored } = await startMail()
afterEach(reset)
after(stop)

const send = (other: Record<string, string> = {}) =>
  sendTestLetter(readSettings({ ...standInSettings(address), ...other }))

test('a letter that the provider accepts is marked, and has the fields of an enquiry', async () => {
  assert.equal((await send()).accepted, true)
  const [{ body }] = (await stored()) as [{ body: { template_params: Record<string, string> } }]
  assert.match(body.template_params.subject ?? '', /^\[Test of the website/)
  assert.equal(Object.keys(body.template_params).length, 7)
})

test('each refusal is told with its meaning', async () => {
  const wrong: [settings: Record<string, string>, meaning: RegExp][] = [
    [
      { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'revoked' },
      /^The provider answered: 400 The Public Key is .*\nThe public key is/,
    ],
    [{ NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'gone' }, /The service is deleted/],
    [{ NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'gone' }, /The template is deleted/],
    [{ NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: '' }, /^Nothing was sent: settings are missing/],
    [{ NEXT_PUBLIC_EMAILJS_ORIGIN: 'http://localhost:1' }, /^No answer from http:\/\/localhost:1: /],
  ]
  for (const [settings, meaning] of wrong) {
    const { accepted, lines } = await send(settings)
    assert.equal(accepted, false)
    assert.match(lines.join('\n'), meaning)
  }
})

const simulated: Partial<Record<MailCase, RegExp>> = {
  forbidden: /browsers only/,
  'account-gone': /account is gone/,
  'provider-broken': /Reconnect/,
  'no-recipient': /no recipient/,
  'too-large': /limit is reached/,
  'too-many': /Too many letters/,
  unavailable: /has a fault/,
  reset: /^No answer/,
}
for (const [name, meaning] of Object.entries(simulated))
  test(`says what it means: ${name}`, async () => {
    await simulate({ case: name })
    const { accepted, lines } = await send()
    assert.equal(accepted, false)
    assert.match(lines.join('\n'), meaning)
  })
