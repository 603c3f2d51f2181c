import assert from 'node:assert/strict'
import { describe, it } from 'vitest'

import { readStartOptions } from './start-options'

const env = (values: Record<string, string | undefined> = {}): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  ...values,
})

describe('readStartOptions', () => {
  it('has a default for everything', () => {
    const defaults = {
      port: 3000,
      mailPort: 3001,
      standIn: false,
      mailRate: 1,
      mailFile: '.mail/enquiries.jsonl',
      strict: false,
    }
    assert.deepEqual(readStartOptions(env({ PORT: '' })), defaults)
  })

  it('reads the given values', () => {
    const given = { PORT: '3100', MAIL_PORT: '3101', MAIL_RATE: '0', MAIL_FILE: 'x.jsonl', STRICT_PORT: '1' }
    const expected = { port: 3100, mailPort: 3101, standIn: true, mailRate: 0, mailFile: 'x.jsonl', strict: true }
    assert.deepEqual(readStartOptions(env(given)), expected)
  })

  for (const wrong of [{ PORT: 'x' }, { PORT: '70000' }, { MAIL_PORT: '-1' }, { MAIL_RATE: 'fast' }]) {
    it(`refuses ${JSON.stringify(wrong)}`, () => {
      assert.throws(() => readStartOptions(env(wrong)), new RegExp(Object.keys(wrong).join()))
    })
  }
})
