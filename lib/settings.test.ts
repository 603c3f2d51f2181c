import assert from 'node:assert/strict'
import { test } from 'vitest'

import { missingSettings, readSettings } from './settings'

test('a build without settings has the defaults and no identifiers', () => {
  assert.deepEqual(readSettings({}), {
    mail: { publicKey: '', serviceId: '', templateId: '', origin: 'https://api.emailjs.com' },
    siteUrl: 'https://www.example.com',
    apiUrl: undefined,
  })
})

test('empty lines of an .env file count as no setting', () => {
  const names = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID', 'ORIGIN'].map((name) => `NEXT_PUBLIC_EMAILJS_${name}`)
  const env = Object.fromEntries([...names, 'NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_API_URL'].map((name) => [name, '']))
  assert.deepEqual(readSettings(env), readSettings({}))
})

test('addresses lose their trailing slash', () => {
  const { mail, siteUrl } = readSettings({
    NEXT_PUBLIC_EMAILJS_ORIGIN: 'http://localhost:3001/',
    NEXT_PUBLIC_SITE_URL: 'https://example.com.np/',
  })
  assert.deepEqual([mail.origin, siteUrl], ['http://localhost:3001', 'https://example.com.np'])
})

test('an address that must end after its host is refused when anything follows', () => {
  for (const name of ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'NEXT_PUBLIC_SITE_URL'])
    for (const rest of ['/np', '/np/', '//', '?', '?page=1', '/?page=1', '#', '#top', '/np?page=1#top'])
      assert.throws(
        () => readSettings({ [name]: `https://example.com${rest}` }),
        ({ message }: Error) => message.includes(`${name} must end after the host, like https://www.example.com`),
        `${name} ${rest}`,
      )
  assert.throws(
    () => readSettings({ NEXT_PUBLIC_SITE_URL: 'https://user:word@example.com' }),
    /must end after the host/,
  )
})

test('the address of a backend keeps its path', () => {
  const apiUrl = 'https://api.example.com:8443/v1'
  assert.equal(readSettings({ NEXT_PUBLIC_API_URL: apiUrl }).apiUrl, apiUrl)
})

test('every wrong setting is named at once, with its rule', () => {
  assert.throws(
    () =>
      readSettings({
        NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'a key',
        NEXT_PUBLIC_EMAILJS_ORIGIN: 'mail.example.com',
        NEXT_PUBLIC_SITE_URL: 'ftp://example.com',
        NEXT_PUBLIC_API_URL: 'nowhere',
      }),
    ({ message }: Error) => {
      assert.match(message, /\.env\.example/)
      assert.match(message, /NEXT_PUBLIC_EMAILJS_PUBLIC_KEY may hold only letters, digits, - and _/)
      for (const name of ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_API_URL'])
        assert.match(message, new RegExp(`${name} must be an address like`))
      return true
    },
  )
})

test('each setting that visitors would miss is named with what they meet', () => {
  const ids = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((name) => `NEXT_PUBLIC_EMAILJS_${name}`)
  const names = ['NEXT_PUBLIC_SITE_URL', ...ids]
  const missing = missingSettings(readSettings({}))
  assert.deepEqual(
    missing.map((line) => line.split(' ')[0]),
    names,
  )
  assert.match(missing.join(), /https:\/\/www\.example\.com.*the form sends nothing/)
  const env = Object.fromEntries(ids.map((name) => [name, 'id']))
  assert.deepEqual(missingSettings(readSettings({ ...env, NEXT_PUBLIC_SITE_URL: 'https://cooperator.com.np' })), [])
})
