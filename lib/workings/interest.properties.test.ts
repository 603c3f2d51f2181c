import assert from 'node:assert/strict'
import { test } from 'node:test'

import fc from 'fast-check'

import { check } from './check'
import { showAmount, showPlain } from './exact'
import { counted, daysOf, interestByMethods, METHODS, type InterestInput } from './interest'
import { added, exactly, isBelow, lowestOf, over, times, total, written, type Fraction } from './long-hand'

const money = fc.bigInt({ min: -99_999_999_999n, max: 99_999_999_999n })
const positive = fc.bigInt({ min: 0n, max: 99_999_999_999n })

const account = fc.integer({ min: 29, max: 32 }).chain((days) =>
  fc.record({
    days: fc.constant(days),
    opening: money,
    movements: fc.array(fc.record({ day: fc.integer({ min: 1, max: days }), amount: money }), { maxLength: 12 }),
    rate: fc.bigInt({ min: 0n, max: 1_000_000n }),
    yearDays: fc.constantFrom(365, 366),
    halfYear: fc.record({ lowest: positive, days: fc.integer({ min: 1, max: 187 }) }),
    fixed: positive,
  }),
)

const interests = (input: InterestInput) => interestByMethods(input).map(({ interest }) => interest)
const noneBelow = (higher: bigint[], lower: bigint[]) =>
  assert.ok(higher.every((interest, index) => interest >= (lower[index] ?? 0n)))

test('a higher rate never pays less', () =>
  fc.assert(
    fc.property(account, fc.bigInt({ min: 0n, max: 500_000n }), (input, more) =>
      noneBelow(interests({ ...input, rate: input.rate + more }), interests(input)),
    ),
  ))

test('more money never earns less', () =>
  fc.assert(
    fc.property(account, positive, fc.nat(), (input, more, pick) => {
      const richer = {
        ...input,
        opening: input.opening + more,
        halfYear: { ...input.halfYear, lowest: input.halfYear.lowest + more },
        fixed: input.fixed + more,
      }
      noneBelow(interests(richer), interests(input))
      const chosen = input.movements.length ? pick % input.movements.length : -1
      const movements = input.movements.map(({ day, amount }, index) => ({
        day,
        amount: index === chosen ? amount + more : amount,
      }))
      noneBelow(interests({ ...input, movements }), interests(input))
    }),
  ))

test('the daily products of two parts of a month sum to that of the whole', () =>
  fc.assert(
    fc.property(account, fc.integer({ min: 1, max: 28 }), (input, cut) => {
      const [first, rest] = [
        { ...input, days: cut, movements: input.movements.filter(({ day }) => day <= cut) },
        {
          ...input,
          opening: daysOf(input)[cut - 1]?.end ?? 0n,
          days: input.days - cut,
          movements: input.movements.flatMap(({ day, amount }) => (day > cut ? { day: day - cut, amount } : [])),
        },
      ]
      for (const index of [0, 1]) {
        const product = (part: InterestInput) => interestByMethods(part)[index]?.product ?? -1n
        assert.equal(product(first) + product(rest), product(input))
      }
    }),
  ))

test('no method of the account earns on more than its highest balance, and the minima are in order', () =>
  fc.assert(
    fc.property(account, (input) => {
      let balance = input.opening
      // Those of one day keep their order: sort is stable.
      const ordered = input.movements.toSorted((one, other) => one.day - other.day)
      const balances = [balance, ...ordered.map(({ amount }) => (balance += amount)), 0n]
      const highest = balances.reduce((one, other) => (other > one ? other : one))
      const products = interestByMethods(input).map(({ product }) => product)
      const [daily = 0n, low = 0n, monthly = 0n, , weekly = 0n] = products
      assert.ok(products.slice(0, 5).every((product) => product >= 0n && product <= highest * BigInt(input.days)))
      assert.ok(daily >= low && low >= weekly && weekly >= monthly)
    }),
  ))

test('the balances that a method counts sum to its product, for the half-year to this month’s share', () =>
  fc.assert(
    fc.property(account, (input) => {
      for (const { method, product } of interestByMethods(input)) {
        const sum = counted(input, method).reduce((one, other) => one + other, 0n)
        if (method === 'halfYearlyMinimum') assert.equal(sum, input.halfYear.lowest * BigInt(input.days))
        else assert.equal(sum, product)
      }
    }),
  ))

/** The seven interests from texts: each balance is summed anew from all movements before it, in fractions. */
function longHand(input: InterestInput) {
  const texts = input.movements.map(({ day, amount }) => ({ day, amount: exactly(showPlain(amount, 2)) }))
  const opening = exactly(showPlain(input.opening, 2))
  const nothing = exactly('0')
  const earning = (balance: Fraction) => (isBelow(balance, nothing) ? nothing : balance)
  const upTo = (wanted: (day: number, index: number) => boolean) =>
    added(opening, total(texts.filter(({ day }, index) => wanted(day, index)).map(({ amount }) => amount)))
  const all = Array.from({ length: input.days }, (_, index) => index + 1)
  const end = (last: number) => upTo((day) => day <= last)
  const low = (today: number) =>
    lowestOf([
      end(today - 1),
      ...texts.flatMap((one, place) =>
        one.day === today ? [upTo((day, index) => day < today || (day === today && index <= place))] : [],
      ),
    ])
  const lowOf = (days: number[]) => times(earning(lowestOf(days.map(low))), exactly(String(days.length)))
  const weeks = [1, 8, 15, 22, 29].map((first) => all.filter((day) => day >= first && day < first + 7))
  const products = [
    total(all.map((day) => earning(end(day)))),
    total(all.map((day) => earning(low(day)))),
    lowOf(all),
    times(earning(end(input.days)), exactly(String(input.days))),
    total(weeks.map(lowOf)),
    times(exactly(showPlain(input.halfYear.lowest, 2)), exactly(String(input.halfYear.days))),
    times(exactly(showPlain(input.fixed, 2)), exactly(String(input.days))),
  ]
  const rate = exactly(showPlain(input.rate, 4))
  return products.map((product) => written(over(times(product, rate), 100 * input.yearDays)))
}

test('300 accounts agree with long-hand', () =>
  fc.assert(
    fc.property(account, (drawn) => {
      const found = check.interest({
        method: METHODS[0],
        opening: showPlain(drawn.opening, 2),
        movements: drawn.movements.map(({ day, amount }) => ({ day: String(day), amount: showAmount(amount) })),
        days: String(drawn.days),
        rate: showPlain(drawn.rate, 4),
        yearDays: String(drawn.yearDays),
        lowest: showAmount(drawn.halfYear.lowest),
        halfDays: String(drawn.halfYear.days),
        fixed: showPlain(drawn.fixed, 2),
        tax: '',
      })
      assert.ok(found.input)
      assert.deepEqual(
        interests(found.input).map((interest) => showAmount(interest).replaceAll(',', '')),
        longHand(drawn),
      )
    }),
    { numRuns: 300 },
  ))
