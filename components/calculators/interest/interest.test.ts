import { expect, test } from 'vitest'

import { INTEREST_METHODS } from '@/content/schema/calculators/interest-choices'
import { showAmount } from '@/lib/figures'

import { account, accountWith, INTEREST_CHANGED, HALF_YEAR_AND_TAX, INTEREST_TABLE } from './examples'
import { afterTax, checkInterest, countedBalances, dailyBalances, interestBy, interestOfHalfYear } from './interest'

const inputOf = (fields = account()) => checkInterest(fields).input!

test('product and interest by each method, half-year interest, tax and net interest are as expected', () => {
  const results = INTEREST_METHODS.map((method) => ({ method, ...interestBy(method, inputOf()) }))
  expect(results.map(({ method, product, interest }) => [method, showAmount(product), showAmount(interest)])).toEqual(
    INTEREST_TABLE,
  )
  expect(showAmount(interestOfHalfYear(inputOf()))).toBe(HALF_YEAR_AND_TAX.halfYear)
  const { tax, net } = afterTax(interestBy('dailyBalance', inputOf()).interest, inputOf().tax!)
  expect([tax, net].map(showAmount)).toEqual([HALF_YEAR_AND_TAX.tax, HALF_YEAR_AND_TAX.net])
})

test.each(INTEREST_CHANGED)('with the change %o, interest by daily balance is %s', (change, interest) =>
  expect(showAmount(interestBy('dailyBalance', inputOf(account(change))).interest)).toBe(interest),
)

test('each method counts the expected balance on day 6, the day of a deposit, and on the last day', () => {
  const rupeesOn = (day: number) =>
    INTEREST_METHODS.map((method) => Number(countedBalances(inputOf(), method)[day - 1]! / 100n))
  expect(rupeesOn(6)).toEqual([60_000, 40_000, 25_000, 55_000, 40_000, 18_000, 50_000])
  expect(rupeesOn(31)).toEqual([55_000, 55_000, 25_000, 55_000, 55_000, 18_000, 50_000])
})

test('movements of one day apply in list order; empty rows are ignored', () => {
  const firstDay = (...amounts: string[]) =>
    dailyBalances(inputOf(accountWith([['', ' '], ...amounts.map((amount) => ['1', amount])], { opening: '10' })))[0]
  expect(firstDay('5', '-12')).toEqual({ end: 300n, lowest: 300n })
  expect(firstDay('-12', '5')).toEqual({ end: 300n, lowest: -200n })
})

test('by the first five methods, which use daily balances, overdrawn days count as 0', () => {
  const input = inputOf(accountWith([['31', '3000']], { opening: '(1,000)' }))
  const products = INTEREST_METHODS.slice(0, 5).map((method) => showAmount(interestBy(method, input).product))
  expect(products).toEqual(['2,000.00', '0.00', '0.00', '62,000.00', '0.00'])
})
