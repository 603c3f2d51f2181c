import { readFileSync } from 'node:fs'

import { afterAll, afterEach, expect, test, vi } from 'vitest'

import { enquiryFields } from '@/lib/enquiry/schema'
import { readSettings } from '@/lib/settings'

import { standInSettings } from '../build/environment'
import { listen } from '../serve/listen'
import { sendTestEmail } from './send-test-email'
import { createMailStandIn } from './stand-in'

const mail = await listen(createMailStandIn(), 0)
afterAll(() => mail.close())
afterEach(() => void vi.unstubAllGlobals())

const sendToStandIn = (settings: Record<string, string> = {}) =>
  sendTestEmail(readSettings({ ...standInSettings(mail.address), ...settings }))

test('an accepted test e-mail is labelled as a test; all fields of the enquiry are sent and printed', async () => {
  const lines = await sendToStandIn()
  const [enquiry] = await (await fetch(`${mail.address}/enquiries`)).json()
  const fields: Record<string, string> = enquiry.body.template_params
  expect(lines).toEqual(expect.arrayContaining(Object.values(fields)))
  expect(fields.subject).toMatch(/^\[Test of the website/)
  expect(Object.keys(fields).sort()).toEqual(enquiryFields.toSorted())
})

test('the e-mail template of the guide shows every field escaped, and addresses replies to the sender', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8')
  const template = /```html\n([^]*?)```/.exec(guide)?.[1] ?? ''
  const named = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, field]) => field)
  expect(named).toEqual(enquiryFields)
  expect(guide).not.toContain('{{{')
  expect(template).toMatch(/<pre [^>]*>\{\{message\}\}<\/pre>/)
  expect(guide).toMatch(/\| Reply To +\| `\{\{email\}\}`/)
  expect(guide).toMatch(/\| Subject +\| `[^`{]+\{\{subject\}\}/)
})

test.each([
  ['TEMPLATE_ID', '', /^Nothing was sent: settings are missing/],
  ['TEMPLATE_ID', 'other', /^The provider answered: 400 .*template_id/s],
  ['ORIGIN', 'http://localhost:1', /^No answer from http:\/\/localhost:1: /],
])('check:mail explains why it fails when %s is "%s"', (setting, value, explanation) =>
  expect(sendToStandIn({ [`NEXT_PUBLIC_EMAILJS_${setting}`]: value })).rejects.toThrow(explanation),
)

test.each([
  [400, 'The Public Key is invalid', /^The provider answered: 400 The Public Key is invalid\nThe public key is/],
  [400, 'The service ID not found', /The service is deleted/],
  [400, 'The template ID not found', /The template is deleted/],
  [422, 'The recipients address is empty', /no recipient/],
  [403, 'API calls are disabled for non-browser applications', /browsers only/],
  [403, 'Forbidden', /does not allow the site/],
  [402, 'Payment Required', /quota/],
  [412, 'Gmail_API: Invalid grant', /Reconnect/],
  [429, 'Too Many Requests', /Too many e-mails/],
  [503, 'Service Unavailable', /has a fault/],
])('check:mail explains the answer %s %s', (status, text, explanation) => {
  vi.stubGlobal('fetch', async () => new Response(text, { status }))
  return expect(sendToStandIn()).rejects.toThrow(explanation)
})
