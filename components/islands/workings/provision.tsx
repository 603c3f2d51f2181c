import { interpolate } from '@/lib/interpolate'
import { digitsLike } from '@/lib/locales'
import { showAmount } from '@/lib/workings/exact'
import { provisionOf } from '@/lib/workings/provision'

import { interactiveSheet } from './interactive-sheet'
import { ProvisionSheet } from './provision-sheet'

/** The interactive working of a loan-loss provision. */
export const Provision = interactiveSheet('provision', ProvisionSheet, ({ provision }, input) => {
  const { total, difference } = provisionOf(input)
  const [name, size] = difference < 0n ? [provision.surplus, -difference] : [provision.add, difference]
  return interpolate(provision.result, {
    total: showAmount(total),
    difference: `${name} ${digitsLike(name, showAmount(size))}`,
  })
})
