import { expect, test } from 'vitest'

import calculators from '@/content/calculators'
import calendar from '@/content/calendar'
import rules from '@/content/rules'
import screens from '@/content/screens'

import { contentSchema } from '../content/content-schema'
import { fillSlots } from '../content/fill-slots'
import { valueAt, walkValues } from '../content/walk-content'
import { latinDigits } from '../i18n/locales'
import { computeFigures } from './compute-figures'
import { consistencyProblems } from './consistency'

const { computed, problems } = computeFigures(fillSlots({ calculators, calendar, screens, rules }, '2026-12-01'))
const content = contentSchema.pick({ calculators: true, screens: true }).strip().parse(computed)

test('every formula of the mock screens has a result, and figures that are written twice agree', () => {
  expect(problems).toEqual([])
  expect(consistencyProblems(content)).toEqual([])
})

test('a figure that differs from the sample of a calculator is reported with path and expected value', () => {
  const changed = structuredClone(content)
  const { provisionHeld } = changed.calculators.provision.sample
  changed.calculators.provision.sample.provisionHeld += 1
  expect(consistencyProblems(changed)).toEqual([
    {
      path: ['screens', 'provision-journal', 'fields', 1, 'cell'],
      message: `is ${provisionHeld}, but should be ${provisionHeld + 1}, like in content/calculators.ts`,
    },
  ])
})

test.each<[path: (string | number)[], value: unknown]>([
  [['cash-count', 'detail'], { en: '2083-04-16 · R-07', ne: '२०८३-०४-१६ · R-07' }],
  [['trial-balance', 'table', 'totals', 0, 'cells', 3], 1],
  [['provision-journal', 'fields', 0, 'cell'], 1],
  [['loan-list', 'table', 'rows', 1, 'cells', 4], 26],
  [['account-days', 'table', 'rows', 1, 'cells', 0], '2083-05-07'],
  [['account-days', 'table', 'rows', 2, 'cells', 2], -34000],
  [['account-days', 'table', 'rows', 4], { cells: ['2083-05-27', '', 1, null, null, null] }],
  [['account-days', 'table', 'rows'], []],
])('a screen that says otherwise at %j is reported', (path, value) => {
  const changed = structuredClone(content)
  Reflect.set(Object(valueAt(changed.screens, ...path.slice(0, -1))), path.at(-1)!, value)
  const places = consistencyProblems(changed).map((problem) => problem.path.join('.'))
  expect(places).toContainEqual(expect.stringContaining(['screens', ...path].join('.')))
})

test('another rate of VAT changes the drawn bills and the sample, and the amount in words is reported', () => {
  const changed = structuredClone(rules.rules)
  Object.assign(changed.find(({ id }) => id === 'vat')!.figures!, { rate: 15 })
  const input = { calculators, calendar, screens, rules: { rules: changed } }
  const { computed, problems } = computeFigures(fillSlots(input, '2026-12-01'))
  expect(problems).toEqual([])
  expect(valueAt(computed, 'calculators', 'vat', 'sample', 'rate')).toBe(15)
  expect(JSON.stringify(valueAt(computed, 'screens'))).toContain('मू.अ.कर १५%')
  const [problem, ...others] = consistencyProblems(
    contentSchema.pick({ calculators: true, screens: true }).strip().parse(computed),
  )
  expect(others).toEqual([])
  expect(problem?.path).toEqual(['screens', 'tax-invoice', 'notes', 0, 'spells'])
  expect(problem?.message).toContain('is 70098.42, but the total is 71339.1')
})

test('both languages of every mock-screen text have the same numbers', () => {
  const numbersIn = (words: string) => (latinDigits(words).match(/\d[\d,.:/-]*\d|\d/g) ?? []).sort()
  let compared = 0
  for (const { path, value } of walkValues(valueAt(computed, 'screens'))) {
    const [en, ne] = [valueAt(value, 'en'), valueAt(value, 'ne')]
    if (typeof en !== 'string' || typeof ne !== 'string') continue
    expect(numbersIn(ne), path.join('.')).toEqual(numbersIn(en))
    compared += numbersIn(en).length
  }
  expect(compared).toBeGreaterThan(0)
})
