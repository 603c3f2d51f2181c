import assert from 'node:assert/strict'
import { test } from 'vitest'

import { confirmedContactData } from './confirmed-contact-data'

const fact = (value: string, pending?: true) => ({ value, pending })
const place = { en: 'Town', ne: 'सहर' }
const network = { network: 'x', label: place } as const

test('confirmed contact data has no pending values', () => {
  const confirmed = confirmedContactData({
    phones: [fact('+977 1 0000000', true), fact('+977 1 0000001')],
    emails: [fact('info@example.com')],
    socials: [fact('https://x.com/company'), fact('https://x.com/', true)].map((url) => ({ ...network, url })),
    offices: [
      { id: 'east', place, phone: fact('+977 00 000000') },
      { id: 'west', place, phone: fact('+977 00 000001', true) },
    ],
  })
  assert.deepEqual(confirmed, {
    phones: ['+977 1 0000001'],
    emails: ['info@example.com'],
    socials: ['https://x.com/company'],
    offices: new Map([['east', '+977 00 000000']]),
  })
})
