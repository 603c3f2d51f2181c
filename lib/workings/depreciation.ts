import { divideHalfUp, WHOLE } from './exact'

/** Input of the depreciation working: amounts in paisa, the rate in ten-thousandths of a percent. */
export interface DepreciationInput {
  cost: bigint
  /** Value at the end of the life; at most the cost. */
  residual: bigint
  /** Years of use, for the straight line. */
  life: number
  /** Percent a year, for the diminishing balance. */
  rate: bigint
  /** Years shown. */
  years: number
  /** Months of use in the first year, 1–12. */
  firstMonths: number
}

/** One year of a schedule, in paisa. */
export interface Year {
  opening: bigint
  charge: bigint
  closing: bigint
}

/**
 * Both schedules, a row for each year shown. Each charge is rounded once, half up; none takes the value below the
 * residual. The last year of the straight line takes what is left, so that it ends exactly at the residual: year
 * `life`, or the one after it when the first year is short, because the life is counted in months of use. Later years
 * have a charge of 0.
 */
export function depreciation(input: DepreciationInput): { straight: Year[]; diminishing: Year[] } {
  const { cost, residual, life, rate, years, firstMonths } = input
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
