import { expect, test } from 'vitest'

import { showAmount, showPlain } from '@/lib/figures'

import { withRows, type Fields } from '../common/fields'
import { ENTRY_COLUMNS, form, payment, ratePerLitre, snfOf } from './milk'

/** Fields with the rates of the drawn collection sheet: Rs 7 per unit of fat, Rs 4.70 per unit of SNF. */
const milk = (entries: string[][], change: Fields = {}) =>
  withRows(
    {
      ...{ basis: 'units', test: 'snf', fatRate: '7', snfRate: '4.7', flush: '62', lean: '68' },
      ...{ subsidy: '2', deductions: '100', divisor: '4', fatFactor: '0.25', constant: '0.44' },
      ...{ fatFrom: '3.5', fatTo: '4.5', snfFrom: '7.8', snfTo: '8.5', validFrom: '2083-08-15' },
      ...change,
    },
    ENTRY_COLUMNS,
    entries,
  )
const inputOf = (...given: Parameters<typeof milk>) => form.check(milk(...given)).input!

// A collection sheet worked by hand, which `content/screens/milk-collection.ts` draws: 3.8 × 7 + 8.1 × 4.7 = 64.67.
const SHEET = [
  ['D-014', '6.5', '3.8', '8.1', '64.67', '420.36'],
  ['D-021', '4', '6.2', '9', '85.70', '342.80'],
  ['D-033', '९.२', '४.१', '८.३', '67.71', '622.93'],
  ['D-047', '5.8', '3.6', '7.9', '62.33', '361.51'],
  ['D-052', '7.5', '6.5', '9.1', '88.27', '662.03'],
  ['D-068', '3.4', '4', '8', '65.60', '223.04'],
  ['D-075', '8', '3.9', '8.2', '65.84', '526.72'],
]
test('a collection sheet: rates, amounts, sums, and averages by litres', () => {
  const { entries, total, averages } = payment(inputOf(SHEET.map((row) => row.slice(0, 4))))
  expect(entries.map(({ rate, amount }) => [rate, amount].map(showAmount))).toEqual(SHEET.map((row) => row.slice(4)))
  expect([total.litres, total.amount].map(showAmount)).toEqual(['44.40', '3,159.39'])
  expect([averages.fat, averages.snf, averages.rate].map(showAmount)).toEqual(['4.54', '8.38', '71.16'])
})

// The formula and an example (CLR 28, fat 4: SNF 8.44) of dairygiant.com/blog/how-to-calculate-milk-rate-fat-snf.html;
// the constants are those of IS 10083 (1982) as amended in 1992, as ecoursesonline.iasri.res.in teaches them.
test('SNF from the lactometer, with the constants of the dairy', () => {
  const snf = (clr: bigint, fat: bigint, change?: Fields) => showPlain(snfOf(inputOf([], change), clr, fat), 2)
  // 26.5 ÷ 4 + 0.25 × 6.3 + 0.44 = 8.64; agrimoon.com has 0.2 and 0.36: 30 ÷ 4 + 0.2 × 3.5 + 0.36 = 8.56.
  expect([snf(2800n, 400n), snf(2650n, 630n)]).toEqual(['8.44', '8.64'])
  expect(snf(3000n, 350n, { fatFactor: '0.2', constant: '0.36' })).toBe('8.56')
  const [entry] = payment(inputOf([['1', '10', '4', '28']], { test: 'clr' })).entries
  // 4 × 7 + 8.44 × 4.7 = 67.668.
  expect([showPlain(entry!.snf, 2), showAmount(entry!.rate)]).toEqual(['8.44', '67.67'])
})

test('entries of one day or member are added up; the subsidy is on the litres of each', () => {
  const rows = ['1 5 4 8', '2 3.5 4 8', '1 4.5 4 8'].map((row) => row.split(' '))
  const { payees, total, toPay } = payment(inputOf(rows))
  // 4 × 7 + 8 × 4.7 = 65.60; day 1: 328.00 + 295.20.
  expect(
    payees.map(({ who, litres, amount, subsidy }) => [
      who,
      showPlain(litres, 2),
      showAmount(amount),
      showAmount(subsidy),
    ]),
  ).toEqual([
    ['1', '9.5', '623.20', '19.00'],
    ['2', '3.5', '229.60', '7.00'],
  ])
  expect([total.amount, total.subsidy, toPay].map(showAmount)).toEqual(['852.80', '26.00', '752.80'])
})

test('at the price of a season fat and SNF do not count', () => {
  for (const [basis, rate] of [
    ['flush', '62.00'],
    ['lean', '68.00'],
  ])
    expect(showAmount(ratePerLitre(inputOf([], { basis: basis! }), 400n, 800n))).toBe(rate)
})

test('fifteen days, of which one had no milk, are paid for thirteen and a half litres each', () => {
  const days = Array.from({ length: 15 }, (_, index) => [`2083-08-${index + 1}`, '13.5', '4', '8'])
  const { payees, total, toPay } = payment(inputOf([...days.slice(0, 14), ['', '', '', '']]))
  // 14 × 13.5 = 189 litres; 13.5 × 65.60 = 885.60 a day.
  expect([payees[0]!.who, payees.length]).toEqual(['2083-08-01', 14])
  expect([total.litres, total.amount, total.subsidy, toPay].map(showAmount)).toEqual([
    ...['189.00', '12,398.40', '378.00', '12,298.40'],
  ])
})

test.each<[string, Parameters<typeof milk>, string, string, Record<string, string>?]>([
  ['a divisor of 0', [[], { divisor: '0' }], 'divisor', 'outside', { value: '0', min: '0.01', max: '100' }],
  ['a chart that ends before it begins', [[], { fatTo: '3.4' }], 'fatTo', 'belowFirst'],
  ['a chart too large for a sheet', [[], { snfTo: '9.4' }], 'snfTo', 'chartTooLarge', { max: '15' }],
  ['a day that is none', [[], { validFrom: '2083-13-01' }], 'validFrom', 'notADay'],
  [
    'SNF as a reading',
    [[['1', '1', '4', '8.3']], { test: 'clr' }],
    'solids-1',
    'outside',
    { value: '8.3', min: '15', max: '50' },
  ],
  ['a member’s fat of 41', [[['1', '1', '41', '8']]], 'fat-1', 'outside', { value: '41', min: '0', max: '15' }],
  ['a member’s name', [[['Sita', '1', '4', '8']]], 'who-1', 'notACode'],
  ['61 entries', [Array(61).fill(['1', '1', '4', '8'])], 'entries', 'tooMany', { max: '60' }],
])('%s is the only problem', (_, given, field, code, values = {}) =>
  expect(form.check(milk(...given)).problems).toEqual([{ field, code, values }]),
)
