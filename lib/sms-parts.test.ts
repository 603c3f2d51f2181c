import assert from 'node:assert/strict'
import { test } from 'vitest'

import { smsParts } from './sms-parts'

test.each([
  ['Latin letters', 'a', 160, 153],
  ['Nepali letters', 'क', 70, 67],
])('an SMS in %s is split above its limit', (_, letter, single, perPart) => {
  const partsOf = (count: number) => smsParts(letter.repeat(count)).parts
  assert.deepEqual([single, single + 1, 2 * perPart, 2 * perPart + 1].map(partsOf), [1, 2, 2, 3])
})

test('a bracket takes two characters of an SMS; a curly apostrophe cuts the limit from 160 to 70', () => {
  assert.deepEqual(smsParts(`${'a'.repeat(159)}[`), { characters: 161, parts: 2 })
  assert.deepEqual(smsParts(`${'a'.repeat(70)}’`), { characters: 71, parts: 2 })
})
