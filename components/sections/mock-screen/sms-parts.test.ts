import { expect, test } from 'vitest'

import { smsParts } from './sms-parts'

test.each([
  ['Latin letters', 'a', 160, 153],
  ['Nepali letters', 'क', 70, 67],
])('an SMS in %s is split above the limit of one part, and of two', (_, letter, oneLimit, partLimit) => {
  const partsOf = (count: number) => smsParts(letter.repeat(count)).parts
  expect([oneLimit, oneLimit + 1, 2 * partLimit, 2 * partLimit + 1].map(partsOf)).toEqual([1, 2, 2, 3])
})

test('a bracket counts as two characters of an SMS; a curly apostrophe lowers the limit of one part to 70', () => {
  expect(smsParts(`${'a'.repeat(159)}[`)).toEqual({ characters: 161, parts: 2 })
  expect(smsParts(`${'a'.repeat(70)}’`)).toEqual({ characters: 71, parts: 2 })
})
