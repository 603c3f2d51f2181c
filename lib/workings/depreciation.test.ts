import assert from 'node:assert/strict'
import { test } from 'node:test'

import fc from 'fast-check'

import { check } from './check'
import { depreciation, type DepreciationInput } from './depreciation'
import { showAmount, showPlain } from './exact'
import { exactly, less, lowestOf, over, times, written, type Fraction } from './long-hand'
import { DEPRECIATIONS } from './vectors'

for (const { name, schedule, fields, charges, closing } of DEPRECIATIONS)
  test(`depreciation, ${schedule}: ${name}`, () => {
    const { input } = check.depreciation(fields)
    assert.ok(input)
    const years = depreciation(input)[schedule]
    assert.deepEqual(
      years.map(({ charge }) => showAmount(charge)),
      charges,
    )
    assert.equal(showAmount(years.at(-1)?.closing ?? -1n), closing)
  })

test('an asset that is worth its cost at the end has no charge', () => {
  const { straight, diminishing } = depreciation({
    ...{ cost: 100n, residual: 100n, life: 3, rate: 250_000n, years: 4, firstMonths: 7 },
  })
  assert.ok([...straight, ...diminishing].every(({ charge, closing }) => charge === 0n && closing === 100n))
})

test('a yearly charge that was rounded up never takes more than is left', () => {
  const { straight } = depreciation({ cost: 25n, residual: 0n, life: 50, rate: 0n, years: 50, firstMonths: 12 })
  assert.ok(straight.every(({ charge, closing }) => charge >= 0n && closing >= 0n))
  assert.equal(straight.at(-1)?.closing, 0n)
})

const asset = fc
  .record({
    cost: fc.bigInt({ min: 1n, max: 999_999_999_999_999n }),
    part: fc.bigInt({ min: 0n, max: 100n }),
    life: fc.integer({ min: 1, max: 50 }),
    rate: fc.bigInt({ min: 0n, max: 1_000_000n }),
    years: fc.integer({ min: 1, max: 20 }),
    firstMonths: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ part, ...rest }): DepreciationInput => ({ ...rest, residual: (rest.cost * part) / 100n }))

test('depreciation: charges and closing sum to the cost, rows follow each other, none falls below the residual', () =>
  fc.assert(
    fc.property(asset, (input) => {
      for (const years of Object.values(depreciation(input))) {
        assert.equal(years.length, input.years)
        let value = input.cost
        for (const { opening, charge, closing } of years) {
          assert.equal(opening, value)
          assert.ok(charge >= 0n && closing >= input.residual)
          value = closing
          assert.equal(opening - charge, closing)
        }
        assert.equal(
          years.reduce((total, { charge }) => total + charge, value),
          input.cost,
        )
      }
    }),
  ))

test('the straight line ends exactly at the residual in the last year of its life, not before', () =>
  fc.assert(
    fc.property(asset, (drawn) => {
      const last = drawn.firstMonths < 12 ? drawn.life + 1 : drawn.life
      const { straight } = depreciation({ ...drawn, years: last + 2 })
      assert.deepEqual(
        straight.slice(last - 1).map(({ closing }) => closing),
        [drawn.residual, drawn.residual, drawn.residual],
      )
      assert.deepEqual(
        straight.slice(last).map(({ charge }) => charge),
        [0n, 0n],
      )
      // With enough paisa for each month no year but those after the last is free.
      if (drawn.cost - drawn.residual > 100_000n) assert.ok(straight.slice(0, last).every(({ charge }) => charge > 0n))
    }),
  ))

/** Charges by fractions of decimal texts: first what is due in each year, then what is left of it. */
function longHand(input: DepreciationInput) {
  const [cost, residual] = [exactly(showPlain(input.cost, 2)), exactly(showPlain(input.residual, 2))]
  const months = (index: number) => exactly(String(index === 0 ? input.firstMonths : 12))
  const charges = (due: (value: Fraction, index: number) => Fraction) => {
    let value = cost
    return Array.from({ length: input.years }, (_, index) => {
      const charge = lowestOf([exactly(written(due(value, index))), less(value, residual)])
      // By its text, since a fraction would grow with each year.
      value = exactly(written(less(value, charge)))
      return written(charge)
    })
  }
  const used = (index: number) => input.firstMonths + 12 * index
  return {
    straight: charges((value, index) =>
      // The year in which the months of the life run out.
      used(index) >= input.life * 12
        ? less(value, residual)
        : over(times(less(cost, residual), months(index)), input.life * 12),
    ),
    diminishing: charges((value, index) => over(times(value, exactly(showPlain(input.rate, 4)), months(index)), 1200)),
  }
}

test('300 assets agree with long-hand', () =>
  fc.assert(
    fc.property(asset, (input) => {
      const { straight, diminishing } = depreciation(input)
      const texts = (years: typeof straight) => years.map(({ charge }) => showAmount(charge).replaceAll(',', ''))
      assert.deepEqual({ straight: texts(straight), diminishing: texts(diminishing) }, longHand(input))
    }),
    { numRuns: 300 },
  ))
