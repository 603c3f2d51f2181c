import { expect, test } from 'vitest'

import { showAmount, showPlain } from '@/lib/figures'

import { PROVISIONS } from './examples'
import { checkProvision, provisionOf } from './provision'

test.each(PROVISIONS)('a loan book with the provision $total has the expected figures', ({ fields, ...expected }) => {
  const { provisions, total, difference, overdueShare } = provisionOf(checkProvision(fields).input!)
  const shown = { provisions: provisions.map(showAmount), total: showAmount(total), difference: showAmount(difference) }
  expect({ ...shown, overdueShare: showPlain(overdueShare, 2) }).toEqual(expected)
})

test('the overdue share of a loan book without principal is 0', () => {
  const nothing = { principal: 0n, rate: 0n }
  expect(provisionOf({ classes: [nothing], collateral: nothing, provisionHeld: 0n }).overdueShare).toBe(0n)
})
