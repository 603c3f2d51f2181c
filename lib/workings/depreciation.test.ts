import assert from 'node:assert/strict'
import { test } from 'vitest'

import fc from 'fast-check'

import { check } from './check'
import { depreciation } from './depreciation'
import { showAmount } from './exact'
import { assets, chargesByHand } from '../../scripts/workings/reference-results'
import { DEPRECIATIONS } from '../../scripts/workings/vectors'

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

test('an asset whose residual equals its cost has no charge', () => {
  const { straight, diminishing } = depreciation({
    ...{ cost: 100n, residual: 100n, life: 3, rate: 250_000n, years: 4, firstMonths: 7 },
  })
  assert.ok([...straight, ...diminishing].every(({ charge, closing }) => charge === 0n && closing === 100n))
})

test('a charge that is rounded up never exceeds what is left', () => {
  const { straight } = depreciation({ cost: 25n, residual: 0n, life: 50, rate: 0n, years: 50, firstMonths: 12 })
  assert.ok(straight.every(({ charge, closing }) => charge >= 0n && closing >= 0n))
  assert.equal(straight.at(-1)?.closing, 0n)
})

test('depreciation: years follow each other, charges and closing sum to the cost, no value is below the residual', () =>
  fc.assert(
    fc.property(assets, (input) => {
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
    fc.property(assets, (drawn) => {
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
      // Unless the amount is tiny, every year of the life has a charge.
      if (drawn.cost - drawn.residual > 100_000n) assert.ok(straight.slice(0, last).every(({ charge }) => charge > 0n))
    }),
  ))

test('300 assets match the reference arithmetic', () =>
  fc.assert(
    fc.property(assets, (input) => {
      const { straight, diminishing } = depreciation(input)
      const texts = (years: typeof straight) => years.map(({ charge }) => showAmount(charge).replaceAll(',', ''))
      assert.deepEqual({ straight: texts(straight), diminishing: texts(diminishing) }, chargesByHand(input))
    }),
    { numRuns: 300 },
  ))
