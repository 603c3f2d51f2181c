import { expect, test } from 'vitest'

import { fiscalYears } from '@/content/schema'

import { daysOfMonth } from '../calendar/bikram-sambat'
import { dateProblems } from './date-problems'
import { fillSlots } from './fill-slots'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((en, index) => ({ en, ne: 'आसोमबुबिशुश'[index] }))
const rules = {
  rules: [{ id: 'limit', text: { en: 'now', ne: 'अहिले' }, until: '2026-12-29', after: { en: 'later', ne: 'पछि' } }],
}
const screenOf = (value: unknown, fiscalYear = 2083) =>
  fillSlots({ calendar: { fiscalYear, weekdays }, screens: { a: value } }, '2026-12-01')

test('a rule is replaced by its text until its last day, and by `after` from then on', () => {
  const page = { desc: { en: 'So: {rule:limit}.', ne: '{rule:limit}। {rule:none}' } }
  const filledOn = (day: string) => fillSlots({ rules, page }, day)
  expect(filledOn('2026-12-29')).toEqual({ rules, page: { desc: { en: 'So: now.', ne: 'अहिले। {rule:none}' } } })
  expect(filledOn('2026-12-30')).toMatchObject({ page: { desc: { en: 'So: later.' } } })
})

test('words of a rule stand in its text and in texts, each in its language', () => {
  const rule = {
    id: 'pools',
    text: { en: 'C: {c}.', ne: 'ग: {c}।' },
    words: { c: { en: 'vehicles', ne: 'सवारी साधन' } },
  }
  const name = { en: 'Pool of {rule:pools.c}', ne: '{rule:pools.c}को समूह' }
  expect(fillSlots({ rules: { rules: [rule] }, page: { name } }, '2026-12-01')).toMatchObject({
    rules: { rules: [{ text: { en: 'C: vehicles.', ne: 'ग: सवारी साधन।' } }] },
    page: { name: { en: 'Pool of vehicles', ne: 'सवारी साधनको समूह' } },
  })
})

test('figures of a rule stand in its text, in texts, in formulas and as numbers', () => {
  const text = { en: '{rate} per cent; {none}', ne: '{rate} प्रतिशत' }
  const page = {
    name: { en: 'VAT {rule:vat.rate}%', ne: 'कर {rule:vat.rate}%' },
    cell: '= net * {rule:vat.rate} / 100',
    rate: '{rule:vat.rate}',
    none: '{rule:vat.none}',
    law: { en: '{rule:vat}', ne: '{rule:vat}' },
  }
  const filled = { en: '13.5 per cent; {none}', ne: '१३.५ प्रतिशत' }
  expect(fillSlots({ rules: { rules: [{ id: 'vat', text, figures: { rate: 13.5 } }] }, page }, '2026-12-01')).toEqual({
    rules: { rules: [{ id: 'vat', text: filled, figures: { rate: 13.5 } }] },
    page: {
      name: { en: 'VAT 13.5%', ne: 'कर १३.५%' },
      cell: '= net * 13.5 / 100',
      rate: 13.5,
      none: '{rule:vat.none}',
      law: filled,
    },
  })
})

test('dates of mock screens follow the fiscal year, in the digits of the language', () => {
  const text = {
    en: '{year}-04-15, {weekday}; {fiscalYear}, {lastFiscalYear}, {shortFiscalYear}',
    ne: '{year}-०३-{end}',
  }
  const cells = ['{nextYear}-04-15', 7, null]
  expect(screenOf({ text, cells })).toMatchObject({
    screens: {
      a: {
        text: { en: '2083-04-15, Fri; 2083/84, 2082/83, 83/84', ne: '२०८३-०३-३२' },
        cells: ['2084-04-15', 7, null],
      },
    },
  })
  expect(screenOf({ text }, 2084)).toMatchObject({ screens: { a: { text: { ne: '२०८४-०३-३१' } } } })
})

test('in calculators the year of a day follows the fiscal year, and other slots of that name stay', () => {
  const calculators = { sample: { start: '{year}-08-15' }, wrong: { ne: 'जस्तै {year}-०८-१५' }, step: { en: '÷ {year}' } }
  expect(fillSlots({ calendar: { fiscalYear: 2083, weekdays }, calculators }, '2026-12-01')).toMatchObject({
    calculators: { sample: { start: '2083-08-15' }, wrong: { ne: 'जस्तै २०८३-०८-१५' }, step: { en: '÷ {year}' } },
  })
})

test('a day that does not exist is reported with the length of its month', () => {
  const problems = dateProblems({ a: { cells: ['2083-03-32', '2083-04-32 13:00', { ne: '२०८३-१३-०१' }] } })
  expect(problems).toEqual([
    { path: ['screens', 'a', 'cells', 1], message: '"2083-04-32" is not a day: that month has 31 days' },
    { path: ['screens', 'a', 'cells', 2, 'ne'], message: '"2083-13-01" has no such month' },
  ])
})

// The screen `account-days` takes a month of 31 days for granted.
test('Bhadra has 31 days in every fiscal year that screens allow', () => {
  for (let year = fiscalYears.first; year <= fiscalYears.last; year++) expect(daysOfMonth(year, 5)).toBe(31)
})
