import fc from 'fast-check'

import type { DepreciationInput } from '@/lib/workings/depreciation'
import { showAmount, showPlain } from '@/lib/workings/exact'
import type { Workings } from '@/lib/workings/fields'
import { METHODS, type InterestInput } from '@/lib/workings/interest'
import type { ProvisionInput } from '@/lib/workings/provision'

import {
  added,
  exactly,
  isBelow,
  less,
  lowestOf,
  over,
  times,
  total,
  written,
  type Fraction,
} from './reference-arithmetic'

/** Random inputs of each working, the same inputs as typed fields, and the results of the reference arithmetic. */

const money = fc.bigInt({ min: -99_999_999_999n, max: 99_999_999_999n })
const positive = fc.bigInt({ min: 0n, max: 99_999_999_999n })

/** Random accounts over one month. */
export const accounts = fc.integer({ min: 29, max: 32 }).chain((days) =>
  fc.record({
    days: fc.constant(days),
    opening: money,
    movements: fc.array(fc.record({ day: fc.integer({ min: 1, max: days }), amount: money }), { maxLength: 12 }),
    rate: fc.bigInt({ min: 0n, max: 1_000_000n }),
    yearDays: fc.constantFrom(365, 366),
    halfYear: fc.record({ lowest: positive, days: fc.integer({ min: 1, max: 187 }) }),
    fixed: positive,
  }),
)

/** The fields of an account as typed. */
export const accountFields = (input: InterestInput): Workings['interest'] => ({
  method: METHODS[0],
  opening: showPlain(input.opening, 2),
  movements: input.movements.map(({ day, amount }) => ({ day: String(day), amount: showAmount(amount) })),
  days: String(input.days),
  rate: showPlain(input.rate, 4),
  yearDays: String(input.yearDays),
  lowest: showAmount(input.halfYear.lowest),
  halfDays: String(input.halfYear.days),
  fixed: showPlain(input.fixed, 2),
  tax: '',
})

/** The interest of each method as plain text; every balance is summed again from all movements before it. */
export function interestsByHand(input: InterestInput) {
  const texts = input.movements.map(({ day, amount }) => ({ day, amount: exactly(showPlain(amount, 2)) }))
  const opening = exactly(showPlain(input.opening, 2))
  const nothing = exactly('0')
  const earning = (balance: Fraction) => (isBelow(balance, nothing) ? nothing : balance)
  const upTo = (wanted: (day: number, index: number) => boolean) =>
    added(opening, total(texts.filter(({ day }, index) => wanted(day, index)).map(({ amount }) => amount)))
  const all = Array.from({ length: input.days }, (_, index) => index + 1)
  const end = (last: number) => upTo((day) => day <= last)
  const low = (today: number) =>
    lowestOf([
      end(today - 1),
      ...texts.flatMap((one, place) =>
        one.day === today ? [upTo((day, index) => day < today || (day === today && index <= place))] : [],
      ),
    ])
  const lowOf = (days: number[]) => times(earning(lowestOf(days.map(low))), exactly(String(days.length)))
  const weeks = [1, 8, 15, 22, 29].map((first) => all.filter((day) => day >= first && day < first + 7))
  const products = [
    total(all.map((day) => earning(end(day)))),
    total(all.map((day) => earning(low(day)))),
    lowOf(all),
    times(earning(end(input.days)), exactly(String(input.days))),
    total(weeks.map(lowOf)),
    times(exactly(showPlain(input.halfYear.lowest, 2)), exactly(String(input.halfYear.days))),
    times(exactly(showPlain(input.fixed, 2)), exactly(String(input.days))),
  ]
  const rate = exactly(showPlain(input.rate, 4))
  return products.map((product) => written(over(times(product, rate), 100 * input.yearDays)))
}

/** Random loan books of three or four classes. */
export const books = fc.record({
  classes: fc.array(
    fc.record({
      principal: fc.bigInt({ min: 0n, max: 999_999_999_999_999n }),
      rate: fc.bigInt({ min: 0n, max: 1_000_000n }),
    }),
    { minLength: 3, maxLength: 4 },
  ),
  held: fc.bigInt({ min: 0n, max: 999_999_999_999_999n }),
})

/** The fields of a loan book as typed. */
export const bookFields = ({ classes, held }: ProvisionInput): Workings['provision'] => ({
  classes: classes.map(({ principal, rate }) => ({ principal: showPlain(principal, 2), rate: showPlain(rate, 4) })),
  held: showPlain(held, 2),
})

/** The provision of each class and their sum, as plain texts. */
export function provisionsByHand(input: ProvisionInput) {
  const provisions = bookFields(input).classes.map(({ principal, rate }) =>
    written(over(times(exactly(principal), exactly(rate)), 100)),
  )
  return [...provisions, written(total(provisions.map(exactly)))]
}

/** Random assets. */
export const assets = fc
  .record({
    cost: fc.bigInt({ min: 1n, max: 999_999_999_999_999n }),
    part: fc.bigInt({ min: 0n, max: 100n }),
    life: fc.integer({ min: 1, max: 50 }),
    rate: fc.bigInt({ min: 0n, max: 1_000_000n }),
    years: fc.integer({ min: 1, max: 20 }),
    firstMonths: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ part, ...rest }): DepreciationInput => ({ ...rest, residual: (rest.cost * part) / 100n }))

/** The fields of an asset as typed. */
export const assetFields = ({ cost, residual, life, rate, years, firstMonths }: DepreciationInput) => ({
  cost: showPlain(cost, 2),
  residual: showPlain(residual, 2),
  life: String(life),
  rate: showPlain(rate, 4),
  years: String(years),
  firstMonths: String(firstMonths),
})

/** The yearly charges of both schedules as plain texts: the charge due, or the rest above the residual if less. */
export function chargesByHand(input: DepreciationInput) {
  const [cost, residual] = [exactly(showPlain(input.cost, 2)), exactly(showPlain(input.residual, 2))]
  const months = (index: number) => exactly(String(index === 0 ? input.firstMonths : 12))
  const charges = (due: (value: Fraction, index: number) => Fraction) => {
    let value = cost
    return Array.from({ length: input.years }, (_, index) => {
      const charge = lowestOf([exactly(written(due(value, index))), less(value, residual)])
      // Through its text: as a fraction it would get longer with each year.
      value = exactly(written(less(value, charge)))
      return written(charge)
    })
  }
  const used = (index: number) => input.firstMonths + 12 * index
  return {
    straight: charges((value, index) =>
      // The last year of the life takes what is left.
      used(index) >= input.life * 12
        ? less(value, residual)
        : over(times(less(cost, residual), months(index)), input.life * 12),
    ),
    diminishing: charges((value, index) => over(times(value, exactly(showPlain(input.rate, 4)), months(index)), 1200)),
  }
}
