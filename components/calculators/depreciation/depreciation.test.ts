import { expect, test } from 'vitest'

import { showAmount } from '@/lib/figures'

import { checkDepreciation, depreciation } from './depreciation'
import { DEPRECIATIONS } from './examples'

test.each(DEPRECIATIONS)('$schedule schedule, cost $fields.cost: charges $charges, closing $closing', (expected) => {
  const years = depreciation(checkDepreciation(expected.fields).input!)[expected.schedule]
  const charges = years.map(({ charge }) => showAmount(charge))
  expect([charges, showAmount(years.at(-1)!.closing)]).toEqual([expected.charges, expected.closing])
})

test('yearly charges of half a paisa are rounded up, but never exceed the remaining value', () => {
  const { straight } = depreciation({ cost: 25n, residual: 0n, life: 50, rate: 0n, years: 50, firstMonths: 12 })
  expect(straight[0]!.charge).toBe(1n)
  expect(straight.map(({ closing }) => closing)).toEqual(straight.map((_, index) => BigInt(Math.max(0, 24 - index))))
})
