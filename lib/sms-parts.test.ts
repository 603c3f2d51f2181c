import assert from 'node:assert/strict'
import { test } from 'vitest'

import { smsParts } from './sms-parts'

const counted: [name: string, text: string, characters: number, parts: number][] = [
  ['one full part in Latin letters', 'a'.repeat(160), 160, 1],
  ['one letter more', 'a'.repeat(161), 161, 2],
  ['two full parts', 'a'.repeat(306), 306, 2],
  ['a third part', 'a'.repeat(307), 307, 3],
  ['a bracket takes two places', `${'a'.repeat(159)}[`, 161, 2],
  ['one full part in Nepali letters', 'क'.repeat(70), 70, 1],
  ['one Nepali letter more', 'क'.repeat(71), 71, 2],
  ['two full parts in Nepali letters', 'क'.repeat(134), 134, 2],
  ['a third part in Nepali letters', 'क'.repeat(135), 135, 3],
  ['a curly apostrophe leaves 70 places instead of 160', `${'a'.repeat(70)}’`, 71, 2],
]

for (const [name, text, characters, parts] of counted)
  test(`SMS: ${name}`, () => assert.deepEqual(smsParts(text), { characters, parts }))
