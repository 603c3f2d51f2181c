import { describe, expect, test } from 'vitest'

import { preetiWords } from '../fixtures/preeti-words'
import { fieldScript, isWellFormed, scriptOf, toUnicode } from './preeti'
import { preetiKeys } from './preeti-keys'

/** Keys that print each text; of several, the first in the table. Letters that need two keys are added. */
const keysOf = new Map(
  [
    ...Object.entries(preetiKeys).reverse(),
    ['f', 'ा'],
    ['km', 'फ'],
    ['em', 'झ'],
    ['pm', 'ऊ'],
    ['O{', 'ई'],
    ['qm', 'क्र'],
    ['Qm', 'क्त'],
  ]
    .concat([
      ['cf', 'आ'],
      ['cf]', 'ओ'],
      ['cf}', 'औ'],
      ['P]', 'ऐ'],
      ['f]', 'ो'],
      ['f}', 'ौ'],
      ['k|m', 'फ्र'],
      ['b|', 'द्र'],
      ['6«', 'ट्र'],
      ['8«', 'ड्र'],
    ])
    .map(([keys, text]) => [text!, keys!]),
)

/** Types letters, longest piece first; a piece without a key is a half letter and its stem, or a letter and a halant. */
function typeLetters(letters: string): string {
  if (!letters) return ''
  const pieces = Array.from(letters, (_, index) => letters.slice(0, letters.length - index))
  const canBeTyped = (part: string) => keysOf.has(part) || keysOf.has(`${part}्`)
  // A half letter neither carries the foot of र nor ends a word.
  const isWhole = (part: string) => !/^.्$/.test(part) || !/^(र|$)/.test(letters.slice(part.length))
  const piece = pieces.find((part) => canBeTyped(part) && isWhole(part)) ?? letters
  const rest = letters.slice(piece.length)
  if (keysOf.has(piece)) {
    if (rest.startsWith('्र')) return `${keysOf.get(piece)}|${typeLetters(rest.slice(2))}`
    if (rest.startsWith('्')) return `${keysOf.get(piece)}\\${typeLetters(rest.slice(1))}`
    return keysOf.get(piece) + typeLetters(rest)
  }
  return `${keysOf.get(`${piece}्`) ?? piece}f${typeLetters(rest)}`
}

const SYLLABLE = /(र्(?=[क-ह]))?((?:[क-ह]्\u200d?)*[क-ह]्?|[अ-औ])([ा-ौ]?)([ँंः]?)|./gu

/** Types a word in Preeti, syllable by syllable: the way back, written apart from the converter. */
const typeInPreeti = (word: string) =>
  word.replace(SYLLABLE, (syllable: string, reph?: string, letters?: string, sign = '', bindu = '') => {
    if (!letters) return keysOf.get(syllable) ?? syllable
    const body =
      (sign && keysOf.get(letters + sign)) || typeLetters(letters) + (sign === 'ि' ? '' : (keysOf.get(sign) ?? ''))
    return (sign === 'ि' ? 'l' : '') + body + (reph ? '{' : '') + (keysOf.get(bindu) ?? '')
  })

test('the table of words has at least 200 different words', () => {
  expect(new Set(preetiWords.map(([, word]) => word)).size).toBeGreaterThanOrEqual(200)
})

test.each(preetiWords)('%s is %s', (typed, word) => {
  expect(toUnicode(typed)).toBe(word)
  expect(isWellFormed(word)).toBe(true)
})

test('each word, typed key by key from its Unicode, is what the typist wrote', () => {
  expect(preetiWords.map(([, word]) => typeInPreeti(word))).toEqual(preetiWords.map(([typed]) => typed))
})

describe('conversion', () => {
  test.each([
    [
      'keys in an order that prints the same',
      "ljGlt ljlGt kf|0f k'|km bfr{'nf cfr'fo{",
      'विन्ति विन्ति प्राण प्रुफ दार्चुला आचुार्य',
    ],
    ['digits, brackets and colons', 'ldltM @)*! -!@_ gfdM', 'मितिः २०८१ (१२) नामः'],
    ['a colon behind a space', 'hDdf M !)', 'जम्मा : १०'],
    ['double presses', "b'uf{{ x'F'F", 'दुर्गा हुँ'],
    ['full names', 'uf]ljGb k|;fb e§/fO{', 'गोविन्द प्रसाद भट्टराई'],
  ])('%s', (_, typed, text) => expect(toUnicode(typed)).toBe(text))

  test('Kantipur and Sagarmatha print other letters for a few keys', () => {
    expect(toUnicode("/Fd s'“j/", 'kantipur')).toBe('राम कुँवर')
    expect(toUnicode('Rƒ ÈôÇ', 'sagarmatha')).toBe('च्द्र षôफ्')
  })

  test.each(['ाक', 'कािी', 'm', 'क्ा', '{', 'कंंंं'])('“%s” is not well-formed', (text) => {
    expect(isWellFormed(text)).toBe(false)
  })
})

describe('recognition', () => {
  const scriptsOf = (values: readonly string[]) => values.map((value) => scriptOf(value))

  test('no word of the table looks Latin, but for a few short ones', () => {
    const latin = preetiWords.filter(([typed]) => scriptOf(typed) === 'latin').map(([typed]) => typed)
    expect(latin.length).toBeLessThanOrEqual(6)
  })

  test('names and words in Latin letters never look typed in Preeti', () => {
    const names = [
      'Ram Bahadur Thapa',
      'SITA DEVI SHRESTHA',
      'Krishna Pd. Sharma',
      'Bir Singh Rana',
      'sita sharma',
      'Ram/Sita',
      'S. B. Rai',
      'Kathmandu',
      'Regular Saving',
      'Fixed Deposit',
    ]
    expect(scriptsOf(names)).not.toContain('legacy')
    const others = ["D'Souza", 'A/C 12', 'Ward-5', 'ram@example.com', '9841000000', '2081/01/05', 'Krishna Pd. Sharma']
    expect(scriptsOf(others)).not.toContain('legacy')
    expect(scriptsOf(['2081-01-05', '12.50', '', '-'])).toEqual(['none', 'none', 'none', 'none'])
    expect(scriptsOf(['lgoldt art', 'SB', 'CTZ/FD'])).toEqual(['unclear', 'latin', 'latin'])
    expect(scriptOf('राम Thapa')).toBe('unicode')
    expect(scriptOf('!@#')).toBe('legacy')
  })

  test('a field is legacy, Latin, Unicode or mixed by its counts', () => {
    const counts = { legacy: 0, latin: 0, unicode: 0, unclear: 0, none: 0 }
    expect(fieldScript({ ...counts, none: 10 })).toBe('none')
    expect(fieldScript({ ...counts, legacy: 80, latin: 5, unclear: 15 })).toBe('legacy')
    expect(fieldScript({ ...counts, legacy: 40, latin: 60 })).toBe('mixed')
    expect(fieldScript({ ...counts, legacy: 40, unicode: 60 })).toBe('mixed')
    expect(fieldScript({ ...counts, latin: 100, unclear: 5 })).toBe('latin')
    expect(fieldScript({ ...counts, unicode: 100 })).toBe('unicode')
    expect(fieldScript({ ...counts, latin: 998, legacy: 2 })).toBe('latin')
    expect(fieldScript({ ...counts, latin: 10, unclear: 20 })).toBe('unclear')
  })
})
