import { expect, test } from 'vitest'

import { readSettings, settingProblems } from './settings'

const ID_NAMES = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((name) => `NEXT_PUBLIC_EMAILJS_${name}`)
const MAIL_ORIGIN = 'NEXT_PUBLIC_EMAILJS_ORIGIN'
const SITE_URL = 'NEXT_PUBLIC_SITE_URL'
const API_URL = 'NEXT_PUBLIC_API_URL'
const withAll = (value: string, names: string[]) => Object.fromEntries(names.map((name) => [name, value]))

test('missing and empty variables get the same defaults', () => {
  for (const env of [{}, withAll('', [...ID_NAMES, MAIL_ORIGIN, SITE_URL, API_URL])])
    expect(readSettings(env)).toEqual({
      mail: { publicKey: '', serviceId: '', templateId: '', origin: 'https://api.emailjs.com' },
      siteUrl: 'https://www.example.com',
      apiUrl: undefined,
      isPreview: false,
    })
})

test('an origin loses its trailing slash; the URL of the backend keeps its path', () => {
  const api = 'https://api.example.com:8443/v1'
  const env = { [MAIL_ORIGIN]: 'http://localhost:3001/', [SITE_URL]: 'https://example.com.np/', [API_URL]: api }
  const { mail, siteUrl, apiUrl } = readSettings(env)
  expect([mail.origin, siteUrl, apiUrl]).toEqual(['http://localhost:3001', 'https://example.com.np', api])
})

test.each(['example.com/np', 'example.com//', 'example.com?page=1', 'example.com/#top', 'user:word@example.com'])(
  'an address with more than a host is refused for the site and for the mail provider: https://%s',
  (address) => {
    for (const name of [MAIL_ORIGIN, SITE_URL])
      expect(() => readSettings({ [name]: `https://${address}` })).toThrow(
        `${name} must end after the host, like https://www.example.com`,
      )
  },
)

test('one error reports all invalid settings with their rules', () => {
  const wrong = {
    ...withAll('a key', ID_NAMES),
    [MAIL_ORIGIN]: 'mail.example.com',
    [SITE_URL]: 'https://undefined',
    [API_URL]: 'nowhere',
  }
  const rules = [
    ...ID_NAMES.map((name) => `${name} may contain only letters, digits, - and _`),
    ...[MAIL_ORIGIN, SITE_URL, API_URL].map((name) => `${name} must be an address like https://www.example.com`),
  ]
  expect(() => readSettings(wrong)).toThrow(new Error(['Wrong settings (see .env.example):', ...rules].join('\n')))
})

test('settingProblems reports each missing required setting and a preview, with the effect on visitors', () => {
  const problems = settingProblems({})
  expect(problems.map((line) => line.split(' ')[0])).toEqual([SITE_URL, ...ID_NAMES])
  expect(problems.join()).toMatch(/https:\/\/www\.example\.com.*the form cannot send/)
  const complete = { ...withAll('id', ID_NAMES), [SITE_URL]: 'https://cooperator.com.np' }
  expect(settingProblems(complete)).toEqual([])
  const preview = { ...complete, NEXT_PUBLIC_PREVIEW: '1' }
  expect(settingProblems(preview).join()).toMatch(/^NEXT_PUBLIC_PREVIEW is set: no page is found/)
  expect(readSettings(preview).isPreview).toBe(true)
})

test.each([
  'undefined',
  'null',
  'NaN',
  'changeme',
  'YOUR_SERVICE_ID',
  'your_public_key',
  'service_xxxx',
  'template_id',
])('the placeholder %s is refused as an id of the account', (placeholder) => {
  const [problem] = settingProblems({ NEXT_PUBLIC_EMAILJS_SERVICE_ID: placeholder })
  expect(problem ?? '').toMatch(/^NEXT_PUBLIC_EMAILJS_SERVICE_ID is a placeholder/)
})
