import assert from 'node:assert/strict'
import { test } from 'vitest'

import { readSettings, settingProblems } from './settings'

const IDS = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((name) => `NEXT_PUBLIC_EMAILJS_${name}`)
const MAIL = 'NEXT_PUBLIC_EMAILJS_ORIGIN'
const SITE = 'NEXT_PUBLIC_SITE_URL'
const API = 'NEXT_PUBLIC_API_URL'
const withAll = (value: string, names: string[]) => Object.fromEntries(names.map((name) => [name, value]))

test('missing and empty variables get their defaults: empty identifiers, and no URL of the backend', () => {
  for (const env of [{}, withAll('', [...IDS, MAIL, SITE, API])])
    assert.deepEqual(readSettings(env), {
      mail: { publicKey: '', serviceId: '', templateId: '', origin: 'https://api.emailjs.com' },
      siteUrl: 'https://www.example.com',
      apiUrl: undefined,
      isPreview: false,
    })
})

test('an origin loses its trailing slash; the URL of the backend keeps its path', () => {
  const api = 'https://api.example.com:8443/v1'
  const env = { [MAIL]: 'http://localhost:3001/', [SITE]: 'https://example.com.np/', [API]: api }
  const { mail, siteUrl, apiUrl } = readSettings(env)
  assert.deepEqual([mail.origin, siteUrl, apiUrl], ['http://localhost:3001', 'https://example.com.np', api])
})

test.each(['example.com/np', 'example.com//', 'example.com?page=1', 'example.com/#top', 'user:word@example.com'])(
  'an address with more than a host is refused for the site and for the mail provider: https://%s',
  (address) => {
    for (const name of [MAIL, SITE])
      assert.throws(
        () => readSettings({ [name]: `https://${address}` }),
        ({ message }: Error) => message.includes(`${name} must end after the host, like https://www.example.com`),
      )
  },
)

test('one error reports all invalid settings with their rules', () => {
  const wrong = { ...withAll('a key', IDS), [MAIL]: 'mail.example.com', [SITE]: 'ftp://example.com', [API]: 'nowhere' }
  const rules = [
    ...IDS.map((name) => `${name} may contain only letters, digits, - and _`),
    ...[MAIL, SITE, API].map((name) => `${name} must be an address like https://www.example.com`),
  ]
  assert.throws(() => readSettings(wrong), { message: ['Wrong settings (see .env.example):', ...rules].join('\n') })
})

test('each missing setting, and a preview, is reported with its effect on visitors', () => {
  const problems = settingProblems({})
  assert.deepEqual(
    problems.map((line) => line.split(' ')[0]),
    [SITE, ...IDS],
  )
  assert.match(problems.join(), /https:\/\/www\.example\.com.*the form cannot send/)
  const complete = { ...withAll('id', IDS), [SITE]: 'https://cooperator.com.np' }
  assert.deepEqual(settingProblems(complete), [])
  const preview = { ...complete, NEXT_PUBLIC_PREVIEW: '1' }
  assert.match(settingProblems(preview).join(), /^NEXT_PUBLIC_PREVIEW is set: no page is found/)
  assert.equal(readSettings(preview).isPreview, true)
})
