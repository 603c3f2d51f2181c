import assert from 'node:assert/strict'
import { test } from 'vitest'

import fc from 'fast-check'

import type { FieldProblem } from './check'
import { checkDepreciation } from './depreciation'
import type { Fields } from './fields'
import { checkInterest } from './interest'
import { checkProvision } from './provision'
import { account, accountWith, asset as assetFields, book as bookFields } from '../../scripts/calculators/vectors'

const interest = (change: Fields) => checkInterest(account(change)).problems
const moved = (movements: string[][], change: Fields = {}) => checkInterest(accountWith(movements, change)).problems
const asset = (change: Fields) => checkDepreciation(assetFields(change)).problems
const book = (principal: string, rate: string, held = '0') =>
  checkProvision(
    bookFields(
      [
        ['1', '1'],
        [principal, rate],
        ['1', '1'],
      ],
      held,
    ),
  ).problems

const limits = (value: string, least: string, most: string) => ({ value, least, most })

type Case = [
  name: string,
  found: FieldProblem[] | undefined,
  field?: string,
  problem?: FieldProblem['problem'],
  values?: FieldProblem['values'],
]
const cases: Case[] = [
  ['a month of 28 days', moved([], { days: '28' }), 'days', 'outside', limits('28', '29', '32')],
  ['a month of 33 days', interest({ days: '33' }), 'days', 'outside', limits('33', '29', '32')],
  ['a month of 30.5 days', interest({ days: '30.5' }), 'days', 'notWhole'],
  ['a year of 360 days', interest({ yearDays: '360' }), 'yearDays', 'neither', limits('360', '365', '366')],
  ['a rate above 100 %', interest({ rate: '100.0001' }), 'rate', 'outside', limits('100.0001', '0', '100')],
  ['a rate below 0 %', interest({ rate: '-1' }), 'rate', 'outside', limits('-1', '0', '100')],
  ['a rate of five decimals', interest({ rate: '7.30001' }), 'rate', 'tooManyDecimals', { decimals: '4' }],
  ['a rate of 100 %', interest({ rate: '100 %' })],
  ['an opening with parts of a paisa', interest({ opening: '1.005' }), 'opening', 'tooManyDecimals', { decimals: '2' }],
  ['no opening', interest({ opening: ' ' }), 'opening', 'empty'],
  ['an opening in words', interest({ opening: 'forty' }), 'opening', 'notANumber'],
  ['an overdrawn opening', interest({ opening: '(40,000)' })],
  ['an opening of 14 digits', interest({ opening: '1'.repeat(14) }), 'opening', 'tooLarge'],
  ['no rate of tax', interest({ tax: ' ' })],
  ['a tax above 100 %', interest({ tax: '101' }), 'tax', 'outside', limits('101', '0', '100')],
  ['an overdrawn half-year', interest({ lowest: '-1' }), 'lowest', 'negative'],
  ['a half-year of 188 days', interest({ halfDays: '188' }), 'halfDays', 'outside', limits('188', '1', '187')],
  ['a half-year without days', interest({ halfDays: '0' }), 'halfDays', 'outside', limits('0', '1', '187')],
  ['a principal below 0', interest({ fixed: '-1' }), 'fixed', 'negative'],
  ['an unknown method', interest({ method: 'constructor' }), 'method', 'empty'],
  [
    'day 32 of a month of 31',
    moved([
      ['1', '1'],
      ['३२', '1'],
    ]),
    'day-2',
    'dayOutside',
    { day: '32', days: '31' },
  ],
  ['day 32 of a month of 32', moved([['32', '1']], { days: '32' })],
  ['day 31 while the month is wrong', moved([['31', '1']], { days: '' }), 'days', 'empty'],
  ['day 0', moved([['0', '1']]), 'day-1', 'dayOutside', { day: '0', days: '31' }],
  ['day 1.5', moved([['1.5', '1']]), 'day-1', 'notWhole'],
  ['a movement without a day', moved([['', '1']]), 'day-1', 'empty'],
  ['a movement without an amount', moved([['1', '']]), 'amount-1', 'empty'],
  ['an empty row of movements', moved([[' ', '']])],
  [
    'a wrong amount after an empty row, which counts as row 1,',
    moved([
      ['', ''],
      ['1', 'x'],
    ]),
    'amount-2',
    'notANumber',
  ],
  ['60 movements', moved(Array(60).fill(['1', '1']))],
  ['61 movements', moved(Array(61).fill(['1', '1'])), 'movements', 'tooMany', { most: '60' }],
  ['a class below 0', book('-1', '1'), 'principal-2', 'negative'],
  ['a class of 0', book('0', '0')],
  ['a class above 100 %', book('1', '100.5'), 'rate-2', 'outside', limits('100.5', '0', '100')],
  ['a class without a rate', book('1', ''), 'rate-2', 'empty'],
  ['no provision held', book('1', '1', ''), 'held', 'empty'],
  ['an asset for nothing', asset({ cost: '0' }), 'cost', 'notAboveZero'],
  ['an asset below 0', asset({ cost: '-5' }), 'cost', 'negative'],
  ['a residual above the cost', asset({ residual: '300000.01' }), 'residual', 'aboveCost', { cost: '3,00,000.00' }],
  ['a residual of the whole cost', asset({ residual: '3,00,000' })],
  ['a residual without a cost', asset({ cost: '', residual: '5' }), 'cost', 'empty'],
  ['a life of 51 years', asset({ life: '51' }), 'life', 'outside', limits('51', '1', '50')],
  ['a life of 0 years', asset({ life: '0' }), 'life', 'outside', limits('0', '1', '50')],
  ['21 years shown', asset({ years: '21' }), 'years', 'outside', limits('21', '1', '20')],
  ['13 months', asset({ firstMonths: '13' }), 'firstMonths', 'outside', limits('13', '1', '12')],
  ['0 months', asset({ firstMonths: '0' }), 'firstMonths', 'outside', limits('0', '1', '12')],
]
for (const [name, found, field, problem, values = {}] of cases)
  test(`check: ${name} ${problem ? `is refused: ${problem}` : 'passes'}`, () =>
    assert.deepEqual(found, field ? [{ field, problem, values }] : undefined))

test('all problems are reported at once, in the order of the fields', () =>
  assert.deepEqual(
    interest({ opening: '', days: '', rate: 'x' })?.map(({ field }) => field),
    ['opening', 'days', 'rate'],
  ))

test('any texts give either an input or problems', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('5', '-1', '31', '365', '१२', '1e9', '(3)'))
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(account())), text), (typed) => {
      const { input, problems } = checkInterest(account(typed))
      assert.equal(input === undefined, (problems?.length ?? 0) > 0)
    }),
  )
})
