import assert from 'node:assert/strict'
import { test } from 'vitest'

import { wordProblems } from '@/content/schema/words'

/** Words and phrases as the Preeti font stores them; the second column is what its reader sees. */
const oldFont = [
  ['g]kfn', 'नेपाल'],
  [';]jf', 'सेवा'],
  [';xsf/L', 'सहकारी'],
  [';+:yf', 'संस्था'],
  ['u|fxs', 'ग्राहक'],
  ['shf{', 'कर्जा'],
  [';Dks{', 'सम्पर्क'],
  ['sfof{no', 'कार्यालय'],
  ['k|ltj]bg', 'प्रतिवेदन'],
  ['sf7df8f}+', 'काठमाडौं'],
  ["ug'{xf];\\", 'गर्नुहोस्'],
  [';"rgf', 'सूचना'],
  ['u[x', 'गृह'],
  ['xfd|f]', 'हाम्रो'],
  ['g]kfn ;]jf', 'नेपाल सेवा'],
  ['art tyf C0f ;xsf/L ;+:yf ln=', 'बचत तथा ऋण सहकारी संस्था लि.'],
  ['dfl;s Aofh / ls:tf', 'मासिक ब्याज र किस्ता'],
] as const

const allowed = [
  'SMS',
  'COPOMIS',
  'Daily Balance',
  'user@example.com',
  'https://www.example.com/news?id=1&page=2#top',
  '1.5%',
  'A/c',
  'e-mail',
  'SQL Server; HTML, CSS; JavaScript',
  'eSewa',
  'C++',
  'Rs 1,00,000.50',
  '+977 1 0000000',
  'iOS / Android',
  '24/7',
  'R & D',
  'Gold Plus (web)',
  'Gold Plus [web] [1]',
  'BANCOS | MiCOS',
  'price-list.pdf',
  'Member: A = B + C',
  '“Send”',
  'Nepal’s',
  '{name}',
]

test('Nepali typed for an old font is refused, beside Devanagari letters and in a name', () => {
  for (const [typed, read] of oldFont) {
    assert.match(wordProblems(`ग्राहकका ${typed}`, 'ne').join(), /^holds ".+", Nepali typed for an old font/, read)
    assert.match(wordProblems(typed, 'ne', { name: true }).join(), /^holds ".+", Nepali typed for an old font/, read)
  }
})

test('Latin names, codes and signs may stand in a Nepali text', () => {
  for (const typed of allowed) {
    assert.deepEqual(wordProblems(`हाम्रो ${typed} को विवरण`, 'ne', { may: ['name'] }), [], typed)
    assert.deepEqual(wordProblems(`हाम्रो ${typed}; ${typed}।`, 'ne', { may: ['name'] }), [], typed)
  }
})
