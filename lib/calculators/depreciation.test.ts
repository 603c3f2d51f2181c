import assert from 'node:assert/strict'
import { test } from 'vitest'

import fc from 'fast-check'

import { checkDepreciation, depreciation, type DepreciationInput } from './depreciation'
import { showAmount } from './figures'
import { DEPRECIATIONS } from '../../scripts/calculators/vectors'

for (const { schedule, fields, charges, closing } of DEPRECIATIONS)
  test(`depreciation, ${schedule}: ${JSON.stringify(fields)}`, () => {
    const years = depreciation(checkDepreciation(fields).input!)[schedule]
    assert.deepEqual(
      years.map(({ charge }) => showAmount(charge)),
      charges,
    )
    assert.equal(showAmount(years.at(-1)!.closing), closing)
  })

test('a charge that is rounded up never exceeds what is left', () => {
  const { straight } = depreciation({ cost: 25n, residual: 0n, life: 50, rate: 0n, years: 50, firstMonths: 12 })
  assert.ok(straight.every(({ charge, closing }) => charge >= 0n && closing >= 0n))
  assert.equal(straight.at(-1)!.closing, 0n)
})

const assets = fc
  .record({
    cost: fc.bigInt({ min: 1n, max: 999_999_999_999_999n }),
    part: fc.bigInt({ min: 0n, max: 100n }),
    life: fc.integer({ min: 1, max: 50 }),
    rate: fc.bigInt({ min: 0n, max: 1_000_000n }),
    years: fc.integer({ min: 1, max: 20 }),
    firstMonths: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ part, ...rest }): DepreciationInput => ({ ...rest, residual: (rest.cost * part) / 100n }))

/** Half up, with the digits of a decimal text: another way than the calculators'. */
function rounded(n: bigint, d: bigint) {
  const tenths = String((n * 10n) / d).padStart(2, '0')
  return BigInt(tenths.slice(0, -1)) + (tenths.slice(-1) >= '5' ? 1n : 0n)
}

test('generated assets have the charges of an independent computation', () =>
  fc.assert(
    fc.property(assets, (input) => {
      const { cost, residual, life, rate, years, firstMonths } = input
      const { straight, diminishing } = depreciation(input)
      let [line, rest] = [cost, cost]
      for (let year = 0; year < years; year += 1) {
        const months = year ? 12n : BigInt(firstMonths)
        // Months of use at the end of the year.
        const isOver = firstMonths + 12 * year >= life * 12
        const due = rounded((cost - residual) * months, BigInt(life) * 12n)
        const charge = isOver || due > line - residual ? line - residual : due
        assert.deepEqual(straight[year], { opening: line, charge, closing: line - charge })
        line -= charge
        const share = rounded(rest * rate * months, 12_000_000n)
        const taken = share > rest - residual ? rest - residual : share
        assert.deepEqual(diminishing[year], { opening: rest, charge: taken, closing: rest - taken })
        rest -= taken
      }
      assert.equal(straight.length + diminishing.length, 2 * years)
    }),
    { numRuns: 300 },
  ))
