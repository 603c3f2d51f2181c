import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'

import { namesMailAccount, readPublicSettings, standInSettings } from './settings'

const root = mkdtempSync(join(tmpdir(), 'local-settings-'))
after(() => rmSync(root, { recursive: true }))

describe('readPublicSettings', () => {
  it("reads the environment first, then the files in Next's order", () => {
    writeFileSync(
      join(root, '.env'),
      'NEXT_PUBLIC_A=env\nNEXT_PUBLIC_B=env\nNEXT_PUBLIC_C=env\nNEXT_PUBLIC_D=env\nSECRET=x',
    )
    writeFileSync(
      join(root, '.env.production'),
      'NEXT_PUBLIC_A=production\nNEXT_PUBLIC_B=production\nNEXT_PUBLIC_C=production',
    )
    writeFileSync(join(root, '.env.local'), 'NEXT_PUBLIC_A=local\nNEXT_PUBLIC_B="local # no comment" # comment')
    writeFileSync(join(root, '.env.development'), 'NEXT_PUBLIC_E=development')
    process.env.NEXT_PUBLIC_A = ''
    const settings = readPublicSettings(root)
    const letters = Object.entries(settings).filter(([name]) => /^NEXT_PUBLIC_.$/.test(name))
    assert.deepEqual(Object.fromEntries(letters), {
      NEXT_PUBLIC_A: '',
      NEXT_PUBLIC_B: 'local # no comment',
      NEXT_PUBLIC_C: 'production',
      NEXT_PUBLIC_D: 'env',
    })
  })
})

describe('namesMailAccount', () => {
  it('needs an identifier that is not empty', () => {
    assert.equal(namesMailAccount({ NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'abc' }), true)
    assert.equal(namesMailAccount(standInSettings('http://localhost:3001')), true)
    assert.equal(namesMailAccount({ NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: ' ', NEXT_PUBLIC_EMAILJS_SERVICE_ID: '' }), false)
    assert.equal(namesMailAccount({ NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://api.emailjs.com' }), false)
    assert.equal(namesMailAccount({}), false)
  })
})
