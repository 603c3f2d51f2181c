import assert from 'node:assert/strict'
import { test } from 'vitest'

import { safeStorage } from './safe-storage'
import { FakeStorage } from '../scripts/enquiry/fake-storage'

test('a denied storage keeps values as long as the page', () => {
  const storage = safeStorage(() => {
    throw new Error('denied')
  })
  storage.write('a', '1')
  assert.equal(storage.read('a'), '1')
  storage.remove('a')
  assert.equal(storage.read('a'), null)
})

test('a full storage returns the newest value', () => {
  const full = new FakeStorage()
  full.setItem('a', 'old')
  full.setItem = () => {
    throw new Error('full')
  }
  const storage = safeStorage(() => full as unknown as Storage)
  storage.write('a', 'new')
  assert.equal(storage.read('a'), 'new')
})
