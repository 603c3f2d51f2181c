import assert from 'node:assert/strict'
import { test } from 'vitest'

import { securityTxt } from './security-txt'

test('security.txt has the fields of RFC 9116, each on a line', () => {
  const site = { emails: ['info@example.com', 'b@example.com'], securityUntil: '2027-10-31' }
  assert.equal(
    securityTxt(site, 'https://www.example.com'),
    'Contact: mailto:info@example.com\nExpires: 2027-10-31T23:59:59Z\nPreferred-Languages: en, ne\n' +
      'Canonical: https://www.example.com/.well-known/security.txt\n',
  )
})
