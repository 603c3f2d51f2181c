import { reader } from './check'
import type { Fields } from './fields'
import { divideHalfUp, showAmount, WHOLE } from './figures'

/** The fields of an asset. */
export const ASSET_FIELDS = ['cost', 'residual', 'life', 'rate', 'years', 'firstMonths'] as const

/** Reads the fields of an asset. */
export function checkDepreciation(fields: Fields) {
  const { refuse, figure, amount, rate, whole, checked } = reader(fields)
  const cost = figure('cost', 2)
  if (cost === 0n) refuse('cost', 'notAboveZero')
  const residual = amount('residual')
  if (cost && residual > cost) refuse('residual', 'aboveCost', { cost: showAmount(cost) })
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

/** One year of a schedule: opening − charge = closing, in paisa. */
export type Year = Record<'opening' | 'charge' | 'closing', bigint>

/**
 * Both schedules, a row for each year shown. Each charge is rounded once, half up; none takes the value below the
 * residual. The last year of the straight line takes what is left: year `life`, or the one after it when the first year
 * is short, because the life is counted in months of use.
 */
export function depreciation({ cost, residual, life, rate, years, firstMonths }: DepreciationInput) {
  const last = firstMonths < 12 ? life + 1 : life

  /** `chargeOf` returns the charge of a full year as a fraction, from the opening value of the year. */
  const schedule = (chargeOf: (opening: bigint) => [n: bigint, d: bigint], lastYear = Infinity) => {
    let opening = cost
    return Array.from({ length: years }, (_, index): Year => {
      const [n, d] = chargeOf(opening)
      const left = opening - residual
      const due = divideHalfUp(n * BigInt(index ? 12 : firstMonths), d * 12n)
      const charge = index + 1 >= lastYear || due > left ? left : due
      const year = { opening, charge, closing: opening - charge }
      opening = year.closing
      return year
    })
  }

  return {
    straight: schedule(() => [cost - residual, BigInt(life)], last),
    diminishing: schedule((opening) => [opening * rate, WHOLE]),
  }
}
