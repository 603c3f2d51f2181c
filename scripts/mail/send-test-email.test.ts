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
const mail = await listen(createMailStandIn({ file: join(folder, 'deep/box.jsonl'), ratePerSecond: 0 }), 0)
afterEach(async () => {
  vi.unstubAllGlobals()
  await fetch(`${mail.address}/enquiries`, { method: 'DELETE' })
})
afterAll(async () => {
  await mail.close()
  rmSync(folder, { recursive: true })
})

const stored = async (): Promise<{ body: { template_params: Record<string, string> } }[]> =>
  (await fetch(`${mail.address}/enquiries`)).json()

const testEmail = (other: Record<string, string> = {}) =>
  sendTestEmail(readSettings({ ...standInSettings(mail.address), ...other }))

test('an accepted test e-mail is marked and has the fields of an enquiry', async () => {
  const { accepted, lines } = await testEmail()
  expect(accepted).toBe(true)
  const [fields] = (await stored()).map(({ body }) => body.template_params)
  const said = lines.join('\n')
  for (const value of Object.values(fields ?? {})) expect(said).toContain(`\n${value}\n`)
  expect(fields?.subject).toMatch(/^\[Test of the website/)
  expect(Object.keys(fields ?? {}).sort()).toEqual(enquiryFields.toSorted())
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

const wrong: [setting: string, value: string, meaning: RegExp][] = [
  ['PUBLIC_KEY', 'revoked', /^The provider answered: 400 The Public Key is .*\nThe public key is/],
  ['SERVICE_ID', 'gone', /The service is deleted/],
  ['TEMPLATE_ID', 'gone', /The template is deleted/],
  ['TEMPLATE_ID', '', /^Nothing was sent: settings are missing/],
  ['ORIGIN', 'http://localhost:1', /^No answer from http:\/\/localhost:1: /],
]
for (const [setting, value, meaning] of wrong)
  test(`a test e-mail explains that ${setting} is "${value}"`, async () => {
    const { accepted, lines } = await testEmail({ [`NEXT_PUBLIC_EMAILJS_${setting}`]: value })
    expect(accepted).toBe(false)
    expect(lines.join('\n')).toMatch(meaning)
  })

const refusals: [status: number, text: string, meaning: RegExp][] = [
  [403, 'API calls are disabled for non-browser applications', /browsers only/],
  [404, 'Account not found', /account is deleted/],
  [429, 'Too Many Requests', /Too many e-mails/],
  [503, 'Service Unavailable', /has a fault/],
]
for (const [status, text, meaning] of refusals)
  test(`a test e-mail explains the response ${status} ${text}`, async () => {
    vi.stubGlobal('fetch', async () => new Response(text, { status }))
    const { accepted, lines } = await testEmail()
    expect(accepted).toBe(false)
    expect(lines.join('\n')).toMatch(meaning)
  })
