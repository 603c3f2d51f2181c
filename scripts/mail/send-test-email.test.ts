import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, expect, test, vi } from 'vitest'

import { enquiryFields } from '@/lib/enquiry/schema'
import { readSettings } from '@/lib/settings'

import { standInSettings } from '../build/environment'
import { listen } from '../serve/listen'
import { createMailStandIn } from './stand-in'
import { sendTestEmail } from './send-test-email'

const folder = mkdtempSync(join(tmpdir(), 'mail-'))
const mail = await listen(createMailStandIn(join(folder, 'enquiries.jsonl')), 0)
afterEach(() => void vi.unstubAllGlobals())
afterAll(async () => {
  await mail.close()
  rmSync(folder, { recursive: true })
})

const testEmail = (settings: Record<string, string> = {}) =>
  sendTestEmail(readSettings({ ...standInSettings(mail.address), ...settings }))

test('an accepted test e-mail is labelled as a test, has all fields of an enquiry, and is printed', async () => {
  const { accepted, lines } = await testEmail()
  expect(accepted).toBe(true)
  const [enquiry] = await (await fetch(`${mail.address}/enquiries`)).json()
  const fields: Record<string, string> = enquiry.body.template_params
  const output = lines.join('\n')
  for (const value of Object.values(fields)) expect(output).toContain(`\n${value}\n`)
  expect(fields.subject).toMatch(/^\[Test of the website/)
  expect(Object.keys(fields).sort()).toEqual(enquiryFields.toSorted())
})

test('the e-mail template has every field, escaped, and replies go to the sender', () => {
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
  ['ORIGIN', 'http://localhost:1', /^No answer from http:\/\/localhost:1: /],
])('check:mail explains why it fails when %s is "%s"', async (setting, value, explanation) => {
  const { accepted, lines } = await testEmail({ [`NEXT_PUBLIC_EMAILJS_${setting}`]: value })
  expect(accepted).toBe(false)
  expect(lines.join('\n')).toMatch(explanation)
})

test.each([
  [400, 'The Public Key is invalid', /^The provider answered: 400 The Public Key is invalid\nThe public key is/],
  [400, 'The service ID not found', /The service is deleted/],
  [400, 'The template ID not found', /The template is deleted/],
  [403, 'API calls are disabled for non-browser applications', /browsers only/],
  [404, 'Account not found', /account is deleted/],
  [429, 'Too Many Requests', /Too many e-mails/],
  [503, 'Service Unavailable', /has a fault/],
])('check:mail explains the response %s %s', async (status, text, explanation) => {
  vi.stubGlobal('fetch', async () => new Response(text, { status }))
  const { accepted, lines } = await testEmail()
  expect(accepted).toBe(false)
  expect(lines.join('\n')).toMatch(explanation)
})
