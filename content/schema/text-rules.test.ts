import { expect, test } from 'vitest'

import { textProblems } from './text-rules'

/** Nepali in the Latin encoding of the Preeti font. */
const oldFont = ['g]kfn', ';]jf', ';xsf/L', ';+:yf', 'u|fxs', 'shf{', 'sf7df8f}+', ';"rgf', 'u[x', "ug'{xf];\\"]

const allowed = [
  'C++',
  'A/c',
  '24/7',
  'R & D',
  'Rs 1,00,000.50',
  '+977 1 0000000',
  'user@example.com',
  'https://www.example.com/news?id=1&page=2#top',
  'Nepal’s',
  'SQL Server; HTML, CSS; JavaScript',
  'Gold Plus [web] [1]',
  'BANCOS | MiCOS',
  'Member: A = B + C',
  '{name}',
]

test.each(oldFont)('text encoded for an old font is an error, also beside Devanagari and in a name: %s', (typed) => {
  for (const problems of [textProblems(`ग्राहकका ${typed}`, 'ne'), textProblems(typed, 'ne', { isName: true })])
    expect(problems.join()).toMatch(/^contains ".+", Nepali typed for an old font/)
})

test.each(allowed)('a Nepali text may contain names, codes and signs in Latin letters: %s', (typed) => {
  for (const text of [`हाम्रो ${typed} को विवरण`, `हाम्रो ${typed}; ${typed}।`])
    expect(textProblems(text, 'ne', { optionalSlots: ['name'] })).toEqual([])
})
