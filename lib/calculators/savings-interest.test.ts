import assert from 'node:assert/strict'
import { test } from 'vitest'

import {
  account,
  accountWith,
  INTEREST_CHANGED,
  HALF_YEAR_AND_TAX,
  INTEREST_TABLE,
} from '../../e2e/fixtures/calculator-examples'

import { showAmount } from './figures'
import {
  afterTax,
  checkInterest,
  countedBalances,
  daysOf,
  interestBy,
  interestOfHalfYear,
  METHODS,
} from './savings-interest'

const sample = (fields = account()) => checkInterest(fields).input!

test('the sample has the expected product and interest by all seven methods, half-year interest and tax', () => {
  const results = METHODS.map((method) => ({ method, ...interestBy(method, sample()) }))
  assert.deepEqual(
    results.map(({ method, product, interest }) => [method, showAmount(product), showAmount(interest)]),
    INTEREST_TABLE,
  )
  assert.equal(showAmount(interestOfHalfYear(sample())), HALF_YEAR_AND_TAX.halfYear)
  const { tax, net } = afterTax(27_600n, sample().tax!)
  assert.deepEqual([tax, net].map(showAmount), [HALF_YEAR_AND_TAX.tax, HALF_YEAR_AND_TAX.net])
})

test.each(INTEREST_CHANGED)('interest by daily balance with %o is %s', (change, interest) =>
  assert.equal(showAmount(interestBy('dailyBalance', sample(account(change))).interest), interest),
)

test('a deposit earns from its own day, except under the minimum methods; each method counts its own balance', () => {
  const on = (day: number) => METHODS.map((method) => Number(countedBalances(sample(), method)[day - 1]! / 100n))
  assert.deepEqual(on(6), [60_000, 40_000, 25_000, 55_000, 40_000, 18_000, 50_000])
  assert.deepEqual(on(31), [55_000, 55_000, 25_000, 55_000, 55_000, 18_000, 50_000])
})

test('movements of one day apply in list order; empty rows are ignored', () => {
  const firstDay = (...amounts: string[]) =>
    daysOf(sample(accountWith([['', ' '], ...amounts.map((amount) => ['1', amount])], { opening: '10' })))[0]
  assert.deepEqual(firstDay('5', '-12'), { end: 300n, lowest: 300n })
  assert.deepEqual(firstDay('-12', '5'), { end: 300n, lowest: -200n })
})

test('by the five methods of daily balances, overdrawn days earn nothing and reduce no other day', () => {
  const input = sample(accountWith([['31', '3000']], { opening: '(1,000)' }))
  const products = METHODS.slice(0, 5).map((method) => showAmount(interestBy(method, input).product))
  assert.deepEqual(products, ['2,000.00', '0.00', '0.00', '62,000.00', '0.00'])
})
