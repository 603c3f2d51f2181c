import assert from 'node:assert/strict'
import { test } from 'vitest'

import { amountInWords } from './amount-in-words'

const written: [amount: number, words: string][] = [
  [0, 'zero'],
  [19, 'nineteen'],
  [90.05, 'ninety and paisa five'],
  [70_098.42, 'seventy thousand ninety-eight and paisa forty-two'],
  [115_000, 'one lakh fifteen thousand'],
  [44_150_321, 'four crore forty-one lakh fifty thousand three hundred twenty-one'],
]

for (const [amount, words] of written)
  test(`${amount} is written out in words`, () => assert.equal(amountInWords(amount), words))
