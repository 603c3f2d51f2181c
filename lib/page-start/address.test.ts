import assert from 'node:assert/strict'
import { test } from 'vitest'

import { ownAddress } from './address'

test('a page has one address, whatever the host calls it', () => {
  const others = {
    '/': ['/', '//', '/index', '/index.html'],
    '/ne': ['/ne', '/ne/', '/ne.html', '/ne/index.html'],
    '/company/faqs': [
      '/company/faqs',
      '/company/faqs/',
      '//company/faqs',
      '/company/faqs.html/',
      '/company/faqs/index',
    ],
  }
  for (const [own, paths] of Object.entries(others)) assert.deepEqual([...new Set(paths.map(ownAddress))], [own])
})
