import assert from 'node:assert/strict'

import { describe, it } from 'vitest'

import { namesMailAccount, standInSettings } from './settings'

describe('namesMailAccount', () => {
  it('needs an identifier that is not empty', () => {
    assert.equal(namesMailAccount({ NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'abc' }), true)
    assert.equal(namesMailAccount(standInSettings('http://localhost:3001')), true)
    assert.equal(namesMailAccount({ NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: ' ', NEXT_PUBLIC_EMAILJS_SERVICE_ID: '' }), false)
    assert.equal(namesMailAccount({ NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://api.emailjs.com' }), false)
    assert.equal(namesMailAccount({}), false)
  })
})
