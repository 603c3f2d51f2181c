import assert from 'node:assert/strict'
import { test } from 'vitest'

import { countCharacters, countLetters } from '@/content/schema/letters'

const cases: [text: string, letters: number][] = [
  ['', 0],
  ['Ram', 3],
  ['Ram Sita', 8],
  ['राम', 2],
  ['सीता राई', 5],
  ['काठमाडौँ', 4],
  ['é', 1],
  ['e\u0301', 1],
  ['👍🏽', 1],
  ['👨‍👩‍👧‍👦', 1],
  ['🇳🇵', 1],
  ['\u200B\u200B\u200B\u200B\u200B', 0],
  ['a\u200Bb', 2],
  ['\u0000\u0007', 0],
  ['a\nb', 3],
  ['a\r\nb', 3],
  ['\u202Eabc\u202C', 3],
  [`a${'\u0301'.repeat(31)}`, 1],
  [`a${'\u0301'.repeat(320)}`, 11],
  ['\uD83D', 1],
]
for (const [text, letters] of cases)
  test(`${JSON.stringify(text.slice(0, 40))} has ${letters} letters`, () => assert.equal(countLetters(text), letters))

test('stops counting at the number that is enough', () => {
  assert.equal(countLetters('a'.repeat(10), 4), 4)
  assert.equal(countLetters('ab', 4), 2)
})

test('for a minimum vowel signs count, and what shows nothing does not', () => {
  assert.equal(countCharacters('काठमाडौं'), 8)
  assert.equal(countCharacters('Jhapa'), 5)
  assert.equal(countCharacters('\u200B\u202Eab'), 2)
})
