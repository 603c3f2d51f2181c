import assert from 'node:assert/strict'
import { test } from 'vitest'

import fc from 'fast-check'

import { check } from './check'
import { showAmount } from './exact'
import { counted, daysOf, interestByMethods, type InterestInput } from './interest'
import { accountFields, accounts, interestsByHand } from '../../scripts/workings/reference-results'

const positive = fc.bigInt({ min: 0n, max: 99_999_999_999n })
const interests = (input: InterestInput) => interestByMethods(input).map(({ interest }) => interest)
const noneBelow = (higher: bigint[], lower: bigint[]) =>
  assert.ok(higher.every((interest, index) => interest >= (lower[index] ?? 0n)))

test('a higher rate never pays less', () =>
  fc.assert(
    fc.property(accounts, fc.bigInt({ min: 0n, max: 500_000n }), (input, more) =>
      noneBelow(interests({ ...input, rate: input.rate + more }), interests(input)),
    ),
  ))

test('more money never earns less', () =>
  fc.assert(
    fc.property(accounts, positive, fc.nat(), (input, more, pick) => {
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
    fc.property(accounts, fc.integer({ min: 1, max: 28 }), (input, cut) => {
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

test('no product exceeds the highest balance × days, and a minimum over more days is never higher', () =>
  fc.assert(
    fc.property(accounts, (input) => {
      let balance = input.opening
      // Movements of one day keep their order, since the sort is stable.
      const ordered = input.movements.toSorted((one, other) => one.day - other.day)
      const balances = [balance, ...ordered.map(({ amount }) => (balance += amount)), 0n]
      const highest = balances.reduce((one, other) => (other > one ? other : one))
      const products = interestByMethods(input).map(({ product }) => product)
      const [daily = 0n, low = 0n, monthly = 0n, , weekly = 0n] = products
      assert.ok(products.slice(0, 5).every((product) => product >= 0n && product <= highest * BigInt(input.days)))
      assert.ok(daily >= low && low >= weekly && weekly >= monthly)
    }),
  ))

test('the balances counted by a method sum to its product, or to this month’s part of the half-year', () =>
  fc.assert(
    fc.property(accounts, (input) => {
      for (const { method, product } of interestByMethods(input)) {
        const sum = counted(input, method).reduce((one, other) => one + other, 0n)
        if (method === 'halfYearlyMinimum') assert.equal(sum, input.halfYear.lowest * BigInt(input.days))
        else assert.equal(sum, product)
      }
    }),
  ))

test('300 accounts match the reference arithmetic', () =>
  fc.assert(
    fc.property(accounts, (drawn) => {
      const { input } = check.interest(accountFields(drawn))
      assert.ok(input)
      assert.deepEqual(
        interests(input).map((interest) => showAmount(interest).replaceAll(',', '')),
        interestsByHand(drawn),
      )
    }),
    { numRuns: 300 },
  ))
