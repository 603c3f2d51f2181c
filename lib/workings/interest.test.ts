import assert from 'node:assert/strict'
import { test } from 'vitest'

import { check } from './check'
import { divideHalfUp, showAmount } from './exact'
import type { InterestFields } from './fields'
import { afterTax, counted, daysOf, interestByMethods, interestOn, METHODS, type InterestInput } from './interest'
import {
  HALF_YEAR_SHARE,
  INTEREST_CHANGED,
  INTEREST_SAMPLE,
  INTEREST_TABLE,
  INTEREST_TAXED,
  QUARTERS,
  WEEKS_FROM_SUNDAY,
} from '../../scripts/workings/vectors'

function sample(change: Partial<InterestFields> = {}): InterestInput {
  const { input } = check.interest({ ...INTEREST_SAMPLE, ...change })
  assert.ok(input)
  return input
}

const of = (method: string, input = sample()) => {
  const result = interestByMethods(input).find((one) => one.method === method)
  assert.ok(result)
  return result
}

for (const [method, product, interest] of INTEREST_TABLE)
  test(`interest, ${method}: ${product} gives ${interest}`, () => {
    const result = of(method)
    assert.deepEqual([showAmount(result.product), showAmount(result.interest)], [product, interest])
  })

test('the methods are in the order of the specification', () => {
  assert.deepEqual(
    INTEREST_TABLE.map(([method]) => method),
    METHODS,
  )
  assert.deepEqual(
    interestByMethods(sample()).map(({ method }) => method),
    METHODS,
  )
})

test('only the half-yearly minimum has a share of this month', () => {
  const shares = interestByMethods(sample()).flatMap(({ method, share }) =>
    share === undefined ? [] : [method, share],
  )
  assert.deepEqual(shares, ['halfYearlyMinimum', 11_160n])
  assert.equal(showAmount(of('halfYearlyMinimum').share ?? 0n), HALF_YEAR_SHARE)
})

for (const [name, change, interest] of INTEREST_CHANGED)
  test(`interest, daily balance, ${name}: ${interest}`, () =>
    assert.equal(showAmount(of('dailyBalance', sample(change)).interest), interest))

test('rounding each day would give 302.45 in place of 302.47', () => {
  const days = counted(sample({ rate: '8' }), 'dailyBalance')
  assert.equal(
    days.reduce((total, balance) => total + interestOn(balance, 80_000n, 365), 0n),
    30_245n,
  )
})

test('weeks from Sunday to Saturday, in a month that begins on a Thursday', () => {
  const { product, interest } = of('weeklyMinimum', { ...sample(), firstBlock: WEEKS_FROM_SUNDAY.firstBlock })
  assert.deepEqual([showAmount(product), showAmount(interest)], [WEEKS_FROM_SUNDAY.product, WEEKS_FROM_SUNDAY.interest])
})

test('tax 6 % on 276.00', () => {
  const { tax: rate } = sample()
  const { tax, net } = afterTax(27_600n, rate ?? 0n)
  assert.deepEqual({ tax: showAmount(tax), net: showAmount(net) }, INTEREST_TAXED)
})

/** Compounds 1,00,000 at 8 % over the quarters of a year: interest after tax is added to the principal. */
function quarters(taxRate: bigint) {
  let balance = 10_000_000n
  const parts = QUARTERS.days.map((days) => {
    const interest = interestOn(balance * BigInt(days), 80_000n, 365)
    const { tax, net } = afterTax(interest, taxRate)
    balance += net
    return { interest, tax }
  })
  const sum = (key: 'interest' | 'tax') => showAmount(parts.reduce((total, part) => total + part[key], 0n))
  return { parts, interest: sum('interest'), tax: sum('tax'), balance: showAmount(balance) }
}

test('compounding by quarter: 8,243.17', () => {
  const { parts, interest } = quarters(0n)
  assert.deepEqual(
    parts.map((part) => showAmount(part.interest)),
    QUARTERS.interest,
  )
  assert.equal(interest, QUARTERS.sum)
})

test('compounding by quarter with 6 % tax taken out each quarter', () => {
  const { interest, tax, balance } = quarters(60_000n)
  assert.deepEqual({ interest, tax, balance }, QUARTERS.taxed)
})

test('the account of the sample, day by day', () => {
  const days = daysOf(sample())
  const at = (day: number) => [days[day - 1]?.end, days[day - 1]?.lowest]
  assert.equal(days.length, 31)
  assert.deepEqual(at(5), [4_000_000n, 4_000_000n])
  // A deposit earns from its own day, except under the minimum methods.
  assert.deepEqual(at(6), [6_000_000n, 4_000_000n])
  assert.deepEqual(at(16), [2_500_000n, 2_500_000n])
})

test('movements of one day count in the order of the list', () => {
  const account = (amounts: bigint[]) =>
    daysOf({ opening: 1000n, days: 1, movements: amounts.map((amount) => ({ day: 1, amount })) })
  assert.deepEqual(account([500n, -1200n]), [{ end: 300n, lowest: 300n }])
  assert.deepEqual(account([-1200n, 500n]), [{ end: 300n, lowest: -200n }])
})

test('overdrawn days earn nothing, and reduce no other day', () => {
  const input = sample({ opening: '-1000', movements: [{ day: '31', amount: '3000' }] })
  assert.equal(daysOf(input)[0]?.end, -100_000n)
  assert.equal(of('dailyBalance', input).product, 200_000n)
  assert.equal(of('monthEndBalance', input).product, 31n * 200_000n)
  for (const method of ['dailyMinimum', 'monthlyMinimum', 'weeklyMinimum'])
    assert.equal(of(method, input).interest, 0n, method)
})

test('each method counts its own balance on a day', () => {
  const on = (day: number) => METHODS.map((method) => Number((counted(sample(), method)[day - 1] ?? -1n) / 100n))
  assert.deepEqual(on(6), [60_000, 40_000, 25_000, 55_000, 40_000, 18_000, 50_000])
  assert.deepEqual(on(31), [55_000, 55_000, 25_000, 55_000, 55_000, 18_000, 50_000])
})

test('the last week of a month of 29 to 32 days has the remaining days', () => {
  for (const days of ['29', '30', '31', '32'])
    assert.equal(of('weeklyMinimum', sample({ days, movements: [] })).product, BigInt(days) * 4_000_000n)
})

test('interest is rounded once, half up', () => {
  // 0.5 paisa: 1,825 paisa × days at 10 % over 365 days.
  assert.equal(interestOn(1825n, 100_000n, 365), 1n)
  assert.equal(interestOn(1824n, 100_000n, 365), 0n)
  assert.equal(divideHalfUp(1825n * 100_000n, 365n * 1_000_000n), 1n)
})
