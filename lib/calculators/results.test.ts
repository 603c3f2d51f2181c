import assert from 'node:assert/strict'
import { test } from 'vitest'

import {
  account,
  accountWith,
  DEPRECIATIONS,
  INTEREST_CHANGED,
  HALF_YEAR_AND_TAX,
  INTEREST_TABLE,
  PROVISIONS,
} from '../../e2e/fixtures/calculator-examples'

import { checkDepreciation, depreciation } from './depreciation'
import { showAmount, showPlain } from './figures'
import { afterTax, checkInterest, counted, daysOf, interestBy, interestOfHalfYear, METHODS } from './savings-interest'
import { checkProvision, provisionOf } from './provision'

const sample = (fields = account()) => checkInterest(fields).input!

test('the sample by all seven methods, in the order of the specification', () => {
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
  const on = (day: number) => METHODS.map((method) => Number(counted(sample(), method)[day - 1]! / 100n))
  assert.deepEqual(on(6), [60_000, 40_000, 25_000, 55_000, 40_000, 18_000, 50_000])
  assert.deepEqual(on(31), [55_000, 55_000, 25_000, 55_000, 55_000, 18_000, 50_000])
})

test('movements of one day apply in list order; empty rows are ignored', () => {
  const first = (...amounts: string[]) =>
    daysOf(sample(accountWith([['', ' '], ...amounts.map((amount) => ['1', amount])], { opening: '10' })))[0]
  assert.deepEqual(first('5', '-12'), { end: 300n, lowest: 300n })
  assert.deepEqual(first('-12', '5'), { end: 300n, lowest: -200n })
})

test('overdrawn days earn nothing, and reduce no other day', () => {
  const input = sample(accountWith([['31', '3000']], { opening: '(1,000)' }))
  const products = METHODS.slice(0, 5).map((method) => showAmount(interestBy(method, input).product))
  assert.deepEqual(products, ['2,000.00', '0.00', '0.00', '62,000.00', '0.00'])
})

test.each(PROVISIONS)('the provision of a loan book is $total', ({ fields, ...expected }) => {
  const { provisions, total, difference, overdueShare } = provisionOf(checkProvision(fields).input!)
  const shown = { provisions: provisions.map(showAmount), total: showAmount(total), difference: showAmount(difference) }
  assert.deepEqual({ ...shown, overdueShare: showPlain(overdueShare, 2) }, expected)
})

test('the overdue share of an empty book is 0', () => {
  assert.equal(provisionOf({ classes: [{ principal: 0n, rate: 0n }], held: 0n }).overdueShare, 0n)
})

test.each(DEPRECIATIONS)('depreciation of $fields.cost, $schedule: $charges', (expected) => {
  const years = depreciation(checkDepreciation(expected.fields).input!)[expected.schedule]
  const charges = years.map(({ charge }) => showAmount(charge))
  assert.deepEqual([charges, showAmount(years.at(-1)!.closing)], [expected.charges, expected.closing])
})

test('a charge that is rounded up never exceeds the remaining value', () => {
  const { straight } = depreciation({ cost: 25n, residual: 0n, life: 50, rate: 0n, years: 50, firstMonths: 12 })
  for (const { opening, charge, closing } of straight)
    assert.deepEqual([closing, closing >= 0n], [opening - charge, true])
  assert.equal(straight.at(-1)!.closing, 0n)
})
