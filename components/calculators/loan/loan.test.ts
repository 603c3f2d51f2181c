import { expect, test } from 'vitest'

import { showAmount, showPlain } from '@/lib/figures'

import type { Fields } from '../common/fields'
import { dueDates, form, penalties, repaid, type LoanInput } from './loan'

/** Fields of a loan of Rs 1,20,000 at 12 % over 12 months; `change` replaces some. */
const loan = (change: Fields = {}): Fields => ({
  method: 'flat',
  every: 'month',
  by: 'times',
  start: '2083-08-14',
  amount: '1,20,000',
  rate: '12',
  months: '12',
  overdue: '2',
  late: '30',
  penalty: '3',
  ...change,
})
const inputOf = (change?: Fields) => form.check(loan(change)).input!

/** First and last instalment, interest in all, and true rate. */
function shown(method: LoanInput['method'], change?: Fields) {
  const { schedule, first, sums, rate } = repaid(inputOf(change), method)
  const last = schedule.at(-1)!
  const total = schedule.reduce((paid, { principal }) => paid + principal, 0n)
  expect([last.balance, total]).toEqual([0n, inputOf(change).amount])
  return [...[first.instalment, last.instalment, sums.interest].map(showAmount), showPlain(rate, 2)]
}

const quarters = { amount: '60000', rate: '15', months: '24', every: 'quarter' }
const weeks = { amount: '50000', rate: '18', months: '12', every: 'week' }

// Worked by hand (1,20,000 × 1 % is 1,200 in the first month), and in decimals of 60 digits for the powers.
test.each<[string, LoanInput['method'], Fields, string[]]>([
  ['interest falls from 1,200 to 100', 'equalPrincipal', {}, ['11,200.00', '10,100.00', '7,800.00', '12']],
  ['one instalment', 'equalInstalment', {}, ['10,661.85', '10,661.91', '7,942.26', '12']],
  ['12 % flat of a year is 21.46 %', 'flat', {}, ['11,200.00', '11,200.00', '14,400.00', '21.46']],
  ['8 quarters', 'equalPrincipal', quarters, ['9,750.00', '7,781.25', '10,125.00', '15']],
  ['8 quarters', 'equalInstalment', quarters, ['8,819.90', '8,819.92', '10,559.22', '15']],
  ['8 quarters', 'flat', quarters, ['9,750.00', '9,750.00', '18,000.00', '24.92']],
  ['52 weeks', 'equalPrincipal', weeks, ['1,134.62', '964.79', '4,586.53', '18']],
  ['52 weeks', 'equalInstalment', weeks, ['1,052.33', '1,052.32', '4,721.15', '18']],
  ['52 weeks', 'flat', weeks, ['1,134.62', '1,134.38', '9,000.00', '33.5']],
  ['240 months', 'equalInstalment', { amount: '5 lakh', months: '240' }, ['5,505.43', '5,506.20', '8,21,303.97', '12']],
  ['no interest', 'equalInstalment', { amount: '100', rate: '0', months: '3' }, ['33.33', '33.34', '0.00', '0']],
  // The months from 14 Mangsir 2083 have 29, 30, 29, 30, 30, 31, 32, 31, 32, 31, 30 and 30 days, 365 in all.
  ['by days', 'flat', { by: 'days' }, ['11,200.00', '11,200.00', '14,400.00', '21.65']],
])('%s, %s', (_, method, change, expected) => expect(shown(method, change)).toEqual(expected))

test('by days the interest of an instalment is that of the days before it', () => {
  const { schedule } = repaid(inputOf({ by: 'days' }), 'equalPrincipal')
  // 14 Mangsir to 14 Poush: the 29 days of Mangsir; then 30 of Poush, 29 of Magh.
  expect(schedule.slice(0, 3).map(({ interest }) => showAmount(interest))).toEqual(['1,144.11', '1,084.93', '953.42'])
})

test('penalty by the three bases of the specification: instalment, interest and total due', () => {
  const loan = inputOf({ amount: '5,00,000', method: 'equalInstalment' })
  // 44,424.39 × 3 × 30 ÷ 36,500 = 109.54; 4,605.76 is the interest of the second month.
  expect(penalties(loan).map(({ amounts }) => amounts.map(showAmount))).toEqual([
    ['44,424.39', '109.54'],
    ['4,605.76', '11.36'],
    ['88,848.78', '219.08'],
  ])
})

test('however small the loan, no part of an instalment is below 0', () => {
  for (const method of ['equalPrincipal', 'equalInstalment', 'flat'] as const) {
    const { schedule } = repaid(inputOf({ amount: '0.7', months: '240' }), method)
    expect(schedule).toHaveLength(240)
    for (const { principal, interest, balance } of schedule)
      expect(principal >= 0n && interest >= 0n && balance >= 0n).toBe(true)
  }
})

test.each<[string, Fields, string, string, Record<string, string>?]>([
  ['a loan of 0', { amount: '0' }, 'amount', 'notAboveZero'],
  ['241 months', { months: '241' }, 'months', 'outside', { value: '241', min: '1', max: '240' }],
  ['56 months of weeks', { months: '56', every: 'week' }, 'months', 'tooManyInstalments', { max: '240' }],
  ['7 months of quarters', { months: '7', every: 'quarter' }, 'months', 'notQuarters'],
  ['a day that Mangsir does not have', { start: '2083-08-30' }, 'start', 'notADay'],
  ['days after the calendar', { start: '2089-01-01', by: 'days', months: '36' }, 'months', 'afterCalendar'],
  ['an unknown way', { method: 'toString' }, 'method', 'empty'],
  ['more unpaid than there are', { overdue: '13' }, 'overdue', 'outside', { value: '13', min: '1', max: '12' }],
])('%s is the only problem', (_, change, field, code, values = {}) =>
  expect(form.check(loan(change)).problems).toEqual([{ field, code, values }]),
)

test('the day is read in both digits and with other signs', () => {
  for (const start of ['२०८३-०८-१४', '2083/8/14', '2083.8.14', '२०८३/८/१४ गते'])
    expect(dueDates(inputOf({ start }))[0]!.bs).toBe('2083-09-14')
})
