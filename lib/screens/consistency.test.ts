import assert from 'node:assert/strict'
import { test } from 'vitest'

import calculators from '@/content/calculators'
import calendar from '@/content/calendar'
import rules from '@/content/rules'
import screens from '@/content/screens'

import { contentSchema } from '../content/content-schema'
import { fillSlots } from '../content/fill-slots'
import { at, listAt, walk } from '../content/walk-content'
import { latinDigits } from '../locales'
import { consistencyProblems } from './consistency'

const filled = fillSlots({ calculators, calendar, screens, rules }, '2026-12-01')
const content = contentSchema.pick({ calculators: true, screens: true }).strip().parse(filled)

test('figures of all mock screens add up, and agree', () => assert.deepEqual(consistencyProblems(content), []))

test('after a changed operand, the figure computed from it is reported with path and expected value', () => {
  const changed = structuredClone(content)
  const countRows = listAt(changed, 'screens', 'cash-count', 'table', 'rows')
  // The count in this row, 9 × 500 = 4,500, changes to 8.
  Object.assign(Object(at(countRows[1], 'cells')), { 1: 8 })
  assert.deepEqual(consistencyProblems(changed), [
    {
      path: ['screens', 'cash-count', 'table', 'rows', 1, 'cells', 2],
      message: 'is 4500, but should be 4000, computed from its operands',
    },
  ])
})

test('both languages of every mock-screen text have the same numbers', () => {
  const numbersIn = (words: string) => (latinDigits(words).match(/\d[\d,.:/-]*\d|\d/g) ?? []).sort()
  for (const { path, value } of walk(screens)) {
    const [en, ne] = [at(value, 'en'), at(value, 'ne')]
    if (typeof en === 'string' && typeof ne === 'string') assert.deepEqual(numbersIn(ne), numbersIn(en), path.join('.'))
  }
})
