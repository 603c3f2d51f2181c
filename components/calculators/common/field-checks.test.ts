import { expect, test } from 'vitest'

import { checkDepreciation } from '../depreciation/depreciation'
import { asset } from '../depreciation/examples'
import { account, accountWith } from '../interest/examples'
import { checkInterest } from '../interest/interest'
import { book } from '../provision/examples'
import { checkProvision } from '../provision/provision'
import type { FieldProblem } from './field-checks'
import type { Fields } from './fields'

const problemsOf = {
  account: (change: Fields) => checkInterest(account(change)).problems,
  movements: (...movements: string[][]) => checkInterest(accountWith(movements)).problems,
  asset: (change: Fields) => checkDepreciation(asset(change)).problems,
  class: (principal: string, rate: string) =>
    checkProvision(book([principal, '1', '1'], [rate, '1', '1'], '0')).problems,
}
const outside = (value: string, min: string, max: string) => ({ value, min, max })

test.each<[string, FieldProblem[] | undefined, string, FieldProblem['code'], FieldProblem['values']?]>([
  ['28 days', problemsOf.account({ days: '28' }), 'days', 'outside', outside('28', '29', '32')],
  ['30.5 days', problemsOf.account({ days: '30.5' }), 'days', 'notWhole'],
  ['a year of 360 days', problemsOf.account({ yearDays: '360' }), 'yearDays', 'neither', outside('360', '365', '366')],
  ['a rate above 100 %', problemsOf.account({ rate: '100.0001' }), 'rate', 'outside', outside('100.0001', '0', '100')],
  ['a rate of five decimals', problemsOf.account({ rate: '7.30001' }), 'rate', 'tooManyDecimals', { decimals: '4' }],
  ['an empty opening balance', problemsOf.account({ opening: ' ' }), 'opening', 'empty'],
  ['an opening balance in words', problemsOf.account({ opening: 'forty' }), 'opening', 'notANumber'],
  ['a negative lowest balance', problemsOf.account({ lowest: '-1' }), 'lowest', 'negative'],
  ['an unknown method', problemsOf.account({ method: 'constructor' }), 'method', 'empty'],
  ['day 32 of 31', problemsOf.movements(['1', '1'], ['३२', '1']), 'day-2', 'dayOutside', { day: '32', days: '31' }],
  ['day 0', problemsOf.movements(['0', '1']), 'day-1', 'dayOutside', { day: '0', days: '31' }],
  ['a movement without a day', problemsOf.movements(['', '1']), 'day-1', 'empty'],
  ['a movement without an amount', problemsOf.movements(['1', '']), 'amount-1', 'empty'],
  ['a wrong amount after an empty row', problemsOf.movements(['', ''], ['1', 'x']), 'amount-2', 'notANumber'],
  ['61 movements', problemsOf.movements(...Array(61).fill(['1', '1'])), 'movements', 'tooMany', { max: '60' }],
  ['dates of two months', problemsOf.movements(['2083-05-06', '1'], ['2083/6/1', '1']), 'movements', 'severalMonths'],
  ['day 32 of a date', problemsOf.movements(['२०८३-०५-३२', '1']), 'day-1', 'dayOutside', { day: '32', days: '31' }],
  ['a date with the year last', problemsOf.movements(['06-05-2083', '1']), 'day-1', 'notANumber'],
  ['a negative principal', problemsOf.class('-1', '1'), 'principal-1', 'negative'],
  ['a class without a rate', problemsOf.class('1', ''), 'rate-1', 'empty'],
  ['a cost of 0', problemsOf.asset({ cost: '0' }), 'cost', 'notAboveZero'],
  ['a residual above cost', problemsOf.asset({ residual: '300001' }), 'residual', 'aboveCost', { cost: '3,00,000.00' }],
  ['a life of 51 years', problemsOf.asset({ life: '51' }), 'life', 'outside', outside('51', '1', '50')],
  ['21 years shown', problemsOf.asset({ years: '21' }), 'years', 'outside', outside('21', '1', '20')],
])('%s is reported as the only problem, with field, code and values', (_, problems, field, code, values = {}) =>
  expect(problems).toEqual([{ field, code, values }]),
)

test('boundary values, an overdrawn opening balance, empty rows and an empty tax rate are no problems', () => {
  const valid = { rate: '100 %', yearDays: '366', halfDays: '187', opening: '(40,000)', tax: ' ' }
  expect(problemsOf.account(valid)).toBeUndefined()
  expect(problemsOf.movements([' ', ''], ...Array(60).fill(['31', '1']))).toBeUndefined()
  expect(problemsOf.class('0', '0')).toBeUndefined()
  expect(problemsOf.asset({ residual: '3,00,000', life: '50', years: '20', firstMonths: '1' })).toBeUndefined()
})

test('all problems are reported in field order; while the month length is empty, day 32 is no problem', () =>
  expect(problemsOf.account({ opening: '', days: '', rate: 'x', 'day-1': '32' })?.map(({ field }) => field)).toEqual([
    'opening',
    'days',
    'rate',
  ]))

test.each(['2083-05-06', '2083/5/6', '२०८३-०५-०६', '2083.05.06', '2083-05-06 गते', '६ गते', '6 gate', '६'])(
  'the date %s is day 6 of the month',
  (date) =>
    expect(checkInterest(accountWith([[date, '20000']])).input?.movements).toEqual([{ day: 6, amount: 2_000_000n }]),
)
