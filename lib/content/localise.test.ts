import assert from 'node:assert/strict'
import { test } from 'vitest'

import { localise } from './localise'

test('localise unwraps texts and facts at any depth and keeps everything else', () => {
  const value = {
    name: { en: 'Gold Plus', ne: 'गोल्ड प्लस', pending: true },
    phones: [{ value: '+977 1 0000000' }],
    open: false,
    id: 3,
    motif: ['012', '210'],
    photo: undefined,
  }
  assert.deepEqual(localise(value, 'en'), {
    name: 'Gold Plus',
    phones: ['+977 1 0000000'],
    open: false,
    id: 3,
    motif: ['012', '210'],
    photo: undefined,
  })
})

test('localise keeps an empty text, and pages whose address is a keyword', () => {
  assert.equal(localise({ en: '' }, 'en'), '')
  const pages = { en: { heading: { en: 'English' } }, value: { heading: { en: 'Value' } } }
  assert.deepEqual(localise<object>(pages, 'en'), { en: { heading: 'English' }, value: { heading: 'Value' } })
})
