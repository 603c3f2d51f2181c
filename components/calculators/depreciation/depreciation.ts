import { divideHalfUp, showAmount, HUNDRED_PERCENT } from '@/lib/figures'

import type { Form } from '../common/calculator'
import { fieldReader } from '../common/field-checks'
import { asTexts, type Fields } from '../common/fields'

/** Field names of an asset. */
export const ASSET_FIELDS = ['cost', 'residual', 'life', 'rate', 'years', 'firstMonths'] as const

/** Parses and checks the fields of an asset. */
export function checkDepreciation(fields: Fields) {
  const { addProblem, figure, amount, rate, whole, checked } = fieldReader(fields)
  const cost = figure('cost', 2)
  if (cost === 0n) addProblem('cost', 'notAboveZero')
  const residual = amount('residual')
  if (cost && residual > cost) addProblem('residual', 'aboveCost', { cost: showAmount(cost) })
  return checked({
    cost: cost ?? 0n,
    residual,
    life: whole('life', 1, 50),
    rate: rate('rate'),
    years: whole('years', 1, 20),
    firstMonths: whole('firstMonths', 1, 12),
  })
}

/** An asset: amounts in paisa, the rate of the diminishing balance in ten-thousandths of a percent. */
export type DepreciationInput = NonNullable<ReturnType<typeof checkDepreciation>['input']>

/** The form of the asset. */
export const form: Form<'depreciation', DepreciationInput> = {
  names: ASSET_FIELDS,
  columns: [],
  check: checkDepreciation,
  samplesOf: ({ sample }) => [asTexts(sample)],
}

/** One year of a schedule: opening − charge = closing, in paisa. */
export type Year = Record<'opening' | 'charge' | 'closing', bigint>

/**
 * Both schedules for the first `years` years. Each charge is rounded half up and leaves at least the residual value.
 * The last straight-line charge is the remainder: in year `life`, or a year later if `firstMonths` is below 12.
 */
export function depreciation({ cost, residual, life, rate, years, firstMonths }: DepreciationInput) {
  const lastStraightYear = firstMonths < 12 ? life + 1 : life

  /** `chargeOf` maps a year's opening value to the charge of a full year, as the fraction n/d. */
  const schedule = (chargeOf: (opening: bigint) => [n: bigint, d: bigint], lastYear = Infinity) => {
    let opening = cost
    return Array.from({ length: years }, (_, index): Year => {
      const [n, d] = chargeOf(opening)
      const remaining = opening - residual
      const due = divideHalfUp(n * BigInt(index ? 12 : firstMonths), d * 12n)
      const charge = index + 1 >= lastYear || due > remaining ? remaining : due
      const year = { opening, charge, closing: opening - charge }
      opening = year.closing
      return year
    })
  }

  return {
    straight: schedule(() => [cost - residual, BigInt(life)], lastStraightYear),
    diminishing: schedule((opening) => [opening * rate, HUNDRED_PERCENT]),
  }
}
