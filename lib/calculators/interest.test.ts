import assert from 'node:assert/strict'
import { test } from 'vitest'

import fc from 'fast-check'

import { showAmount, sum } from './figures'
import {
  afterTax,
  checkInterest,
  counted,
  daysOf,
  interestBy,
  interestOfHalfYear,
  interestOn,
  METHODS,
  type InterestInput,
  type Method,
} from './interest'
import {
  account,
  accountWith,
  INTEREST_CHANGED,
  INTEREST_MORE,
  INTEREST_TABLE,
} from '../../scripts/calculators/vectors'

const sample = (fields = account()) => checkInterest(fields).input!
const of = (method: Method, input = sample()) => interestBy(method, input)
const byAll = (input: InterestInput) => METHODS.map((method) => ({ method, ...interestBy(method, input) }))
const shown = ({ product, interest }: { product: bigint; interest: bigint }) => [product, interest].map(showAmount)

test('the sample by all seven methods, in the order of the specification', () => {
  const results = byAll(sample())
  assert.deepEqual(
    results.map((one) => [one.method, ...shown(one)]),
    INTEREST_TABLE,
  )
  assert.equal(showAmount(interestOfHalfYear(sample())), INTEREST_MORE.halfYear)
  const { tax, net } = afterTax(27_600n, sample().tax!)
  assert.deepEqual([tax, net].map(showAmount), [INTEREST_MORE.tax, INTEREST_MORE.net])
})

for (const [change, interest] of INTEREST_CHANGED)
  test(`interest by daily balance with ${JSON.stringify(change)}: ${interest}`, () =>
    assert.equal(showAmount(of('dailyBalance', sample(account(change))).interest), interest))

test('rounded each day, 8 % would give 302.45', () => {
  const parts = counted(sample(account({ rate: '8' })), 'dailyBalance').map((balance) =>
    interestOn(balance, 80_000n, 365),
  )
  assert.equal(sum(parts), 30_245n)
})

test('with weeks from Sunday, a month that begins on a Thursday would give 185.00', () => {
  const { movements, ...month } = sample()
  const first = { ...month, movements: [], days: 3 }
  const rest = { ...month, movements: movements.map(({ day, amount }) => ({ day: day - 3, amount })), days: 28 }
  const product = of('weeklyMinimum', first).product + of('weeklyMinimum', rest).product
  assert.deepEqual(shown({ product, interest: interestOn(product, 73_000n, 365) }), ['9,25,000.00', '185.00'])
})

/** Compounds 1,00,000 at 8 % over the quarters of a year: interest after tax is added to the principal. */
function quarters(rate: bigint) {
  let balance = 10_000_000n
  const parts = [93n, 89n, 89n, 94n].map((days) => {
    const interest = interestOn(balance * days, 80_000n, 365)
    const { tax, net } = afterTax(interest, rate)
    balance += net
    return { interest, tax }
  })
  const interest = parts.map((part) => part.interest)
  return [...interest, sum(interest), sum(parts.map(({ tax }) => tax)), balance].map(showAmount)
}

test('compounding by quarter, without tax and with 6 % taken out each quarter', () => {
  assert.deepEqual(quarters(0n).slice(0, 5), ['2,038.36', '1,990.45', '2,029.27', '2,185.09', '8,243.17'])
  assert.deepEqual(quarters(60_000n).slice(4), ['8,228.40', '493.70', '1,07,734.70'])
})

test('a deposit earns from its own day, except under the minimum methods; each method counts its own balance', () => {
  const on = (day: number) => METHODS.map((method) => Number(counted(sample(), method)[day - 1]! / 100n))
  assert.deepEqual(on(6), [60_000, 40_000, 25_000, 55_000, 40_000, 18_000, 50_000])
  assert.deepEqual(on(31), [55_000, 55_000, 25_000, 55_000, 55_000, 18_000, 50_000])
})

test('movements of one day count in the order of the list; empty rows do not', () => {
  const first = (...amounts: string[]) =>
    daysOf(sample(accountWith([['', ' '], ...amounts.map((amount) => ['1', amount])], { opening: '10' })))[0]
  assert.deepEqual(first('5', '-12'), { end: 300n, lowest: 300n })
  assert.deepEqual(first('-12', '5'), { end: 300n, lowest: -200n })
})

test('overdrawn days earn nothing, and reduce no other day', () => {
  const input = sample(accountWith([['31', '3000']], { opening: '(1,000)' }))
  const products = byAll(input).map(({ product }) => showAmount(product))
  assert.deepEqual(products.slice(0, 5), ['2,000.00', '0.00', '0.00', '62,000.00', '0.00'])
})

const money = fc.bigInt({ min: -99_999_999_999n, max: 99_999_999_999n })
const positive = fc.bigInt({ min: 0n, max: 99_999_999_999n })
const accounts: fc.Arbitrary<InterestInput> = fc.integer({ min: 29, max: 32 }).chain((days) =>
  fc.record({
    days: fc.constant(days),
    opening: money,
    movements: fc.array(fc.record({ day: fc.integer({ min: 1, max: days }), amount: money }), { maxLength: 12 }),
    rate: fc.bigInt({ min: 0n, max: 1_000_000n }),
    yearDays: fc.constantFrom(365, 366),
    halfYear: fc.record({ lowest: positive, days: fc.integer({ min: 1, max: 187 }) }),
    fixed: positive,
    tax: fc.constant(undefined),
  }),
)

/** Products with every balance summed again from all movements before it. */
function productsByHand({ opening, movements, days, halfYear, fixed }: InterestInput) {
  const upTo = (counts: (day: number, index: number) => boolean) =>
    opening + sum(movements.flatMap(({ day, amount }, index) => (counts(day, index) ? amount : [])))
  const end = (today: number) => upTo((day) => day <= today)
  const lowest = (balances: bigint[]) => balances.toSorted((one, other) => (one < other ? -1 : 1))[0]!
  const low = (today: number) =>
    lowest([
      end(today - 1),
      ...movements.flatMap(({ day }, place) =>
        day === today ? upTo((other, index) => other < today || (other === today && index <= place)) : [],
      ),
    ])
  const earning = (balance: bigint) => (balance < 0n ? 0n : balance)
  const month = Array.from({ length: days }, (_, index) => index + 1)
  const minimum = (part: number[]) => earning(lowest(part.map(low))) * BigInt(part.length)
  return [
    sum(month.map((day) => earning(end(day)))),
    sum(month.map((day) => earning(low(day)))),
    minimum(month),
    earning(end(days)) * BigInt(days),
    sum([1, 8, 15, 22, 29].map((first) => minimum(month.filter((day) => day >= first && day < first + 7)))),
    halfYear.lowest * BigInt(days),
    fixed * BigInt(days),
  ]
}

test('generated accounts have the products of an independent computation, and interest within half a paisa', () =>
  fc.assert(
    fc.property(accounts, (input) => {
      const results = byAll(input)
      assert.deepEqual(
        results.map(({ product }) => product),
        productsByHand(input),
      )
      for (const { product, interest } of results) {
        const twice = 2n * (product * input.rate - interest * 1_000_000n * BigInt(input.yearDays))
        const unit = 1_000_000n * BigInt(input.yearDays)
        assert.ok(twice >= -unit && twice < unit)
      }
    }),
    { numRuns: 300 },
  ))
