import { interpolate } from '@/lib/interpolate'
import { depreciation as schedules, type Year } from '@/lib/workings/depreciation'
import { showAmount } from '@/lib/workings/exact'

import { DepreciationSheet } from './depreciation-sheet'
import { interactiveSheet } from './interactive-sheet'

const last = (schedule: Year[]) => showAmount(schedule.at(-1)?.closing ?? 0n)

/** The interactive working of depreciation. */
export const Depreciation = interactiveSheet('depreciation', DepreciationSheet, ({ depreciation }, input) => {
  const { straight, diminishing } = schedules(input)
  return interpolate(depreciation.result, {
    years: input.years,
    straight: last(straight),
    diminishing: last(diminishing),
  })
})
