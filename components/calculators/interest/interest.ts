import { INTEREST_METHODS } from '@/content/schema/calculators/interest-choices'
import { monthsIn } from '@/lib/calendar/day-text'
import { interestOn, percentOf, smaller, sum } from '@/lib/figures'

import type { Form } from '../common/calculator'
import { fieldReader } from '../common/field-checks'
import { DAY_COLUMN, METHOD_FIELD, asRows, asTexts, rowsOf, withRows, type Fields } from '../common/fields'

/** A method of calculating interest. */
export type Method = (typeof INTEREST_METHODS)[number]

/** Fields of an account besides method and movements; only `tax` is optional. */
export const ACCOUNT_FIELDS = ['opening', 'rate', 'days', 'yearDays', 'lowest', 'halfDays', 'fixed', 'tax'] as const

/** Account fields for the results with a method, most important first. */
export const fieldsOf = (method: Method): readonly string[] =>
  method === 'fixed' ? ['fixed', 'rate', 'days', 'yearDays', 'tax'] : ACCOUNT_FIELDS.filter((name) => name !== 'fixed')

/** Fields of a movement; a row with empty fields is no movement. */
export const MOVEMENT_COLUMNS = [DAY_COLUMN, 'amount'] as const

/** Maximum number of movements of one account. */
export const MAX_MOVEMENTS = 60

/** The chosen method; the first method if the field `method` holds another text. */
export const methodOf = ({ method }: Fields): Method =>
  INTEREST_METHODS.find((known) => known === method) ?? INTEREST_METHODS[0]

/** Parses and checks the fields of an account. */
export function checkInterest(fields: Fields) {
  const { addProblem, day, amount, rate, whole, rows, checked } = fieldReader(fields)
  if (fields.method !== methodOf(fields)) addProblem('method', 'empty')
  const opening = amount('opening', true)
  const days = whole('days', 29, 32)
  // With an invalid month length, days up to 32, the length of the longest month, are valid.
  const lastDay = BigInt(days || 32)
  const dates = rowsOf(fields, MOVEMENT_COLUMNS).map(([date = '']) => date)
  if (monthsIn(dates).size > 1) addProblem('movements', 'severalMonths')
  const movements = rows('movements', MOVEMENT_COLUMNS, MAX_MOVEMENTS, (number) => ({
    day: day(`day-${number}`, lastDay),
    amount: amount(`amount-${number}`, true),
  }))
  return checked({
    opening,
    movements,
    days,
    rate: rate('rate'),
    yearDays: whole('yearDays', 365, 366),
    halfYear: { lowest: amount('lowest'), days: whole('halfDays', 1, 187) },
    fixed: amount('fixed'),
    tax: fields.tax?.trim() ? rate('tax') : undefined,
  })
}

/** An account in one month: amounts in paisa, rates in ten-thousandths of a percent. */
export type InterestInput = NonNullable<ReturnType<typeof checkInterest>['input']>

/** The form of the account. */
export const form: Form<'interest', InterestInput> = {
  names: [METHOD_FIELD, ...ACCOUNT_FIELDS],
  columns: MOVEMENT_COLUMNS,
  fullKeyboard: ['opening', 'amount'],
  check: checkInterest,
  samplesOf: ({ sample: { movements, tax = '', ...account } }) => [
    withRows(asTexts({ ...account, tax }), MOVEMENT_COLUMNS, asRows(MOVEMENT_COLUMNS, movements)),
  ],
}

/** An overdrawn balance earns no interest. */
const earning = (balance: bigint) => (balance > 0n ? balance : 0n)

/** Applies a tax rate to an interest in paisa: returns the tax, rounded half up, and the net interest. */
export function afterTax(interest: bigint, rate: bigint) {
  const tax = percentOf(interest, rate)
  return { tax, net: interest - tax }
}

/** Balance at the `end` of each day, and `lowest` balance of the day, start included. Movements apply in list order. */
export function dailyBalances({ opening, movements, days }: Pick<InterestInput, 'opening' | 'movements' | 'days'>) {
  let balance = opening
  return Array.from({ length: days }, (_, index) => {
    let lowest = balance
    for (const { day, amount } of movements)
      if (day === index + 1) {
        balance += amount
        lowest = smaller(lowest, balance)
      }
    return { end: balance, lowest }
  })
}

/** The interest-bearing balance of each day by a method, in paisa, at least 0. */
export function countedBalances(input: InterestInput, method: Method): bigint[] {
  const { halfYear, fixed } = input
  const days = dailyBalances(input)
  const lowestBalances = days.map(({ lowest }) => lowest)
  const weekOf = (index: number) => Math.floor(index / 7)
  const balanceBy: Record<Method, (index: number) => bigint | undefined> = {
    dailyBalance: (index) => days[index]?.end,
    dailyMinimum: (index) => lowestBalances[index],
    monthlyMinimum: () => lowestBalances.reduce(smaller),
    monthEndBalance: () => days.at(-1)?.end,
    weeklyMinimum: (index) => lowestBalances.filter((_, day) => weekOf(day) === weekOf(index)).reduce(smaller),
    halfYearlyMinimum: () => halfYear.lowest,
    fixed: () => fixed,
  }
  return days.map((_, index) => earning(balanceBy[method](index) ?? 0n))
}

/** Product (paisa × days) and interest (paisa) of the month by a method. */
export function interestBy(method: Method, input: InterestInput) {
  const product = sum(countedBalances(input, method))
  return { product, interest: interestOn(product, input.rate, 1, input.yearDays) }
}

/** Interest in paisa on the lowest balance of the half-year. */
export const interestOfHalfYear = ({ halfYear: { lowest, days }, rate, yearDays }: InterestInput) =>
  interestOn(earning(lowest), rate, days, yearDays)
