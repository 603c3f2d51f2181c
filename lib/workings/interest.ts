import { divideHalfUp, percentOf, sum, WHOLE } from './exact'

/** The seven methods, in the order of the specification. */
export const METHODS = [
  'dailyBalance',
  'dailyMinimum',
  'monthlyMinimum',
  'monthEndBalance',
  'weeklyMinimum',
  'halfYearlyMinimum',
  'fixed',
] as const

/** One of the seven methods. */
export type Method = (typeof METHODS)[number]

/** Input of the interest working: amounts in paisa, rates in ten-thousandths of a percent. */
export interface InterestInput {
  /** Below 0 when the account is overdrawn. */
  opening: bigint
  /** Days count from 1; amounts above 0 are deposits. Movements of one day apply in the order of the list. */
  movements: { day: number; amount: bigint }[]
  /** Days of the month. */
  days: number
  /** Percent a year. */
  rate: bigint
  /** 365 or 366. */
  yearDays: number
  /** Lowest balance of the half-year and its days. */
  halfYear: { lowest: bigint; days: number }
  /** The principal of the method `fixed`. */
  fixed: bigint
  /** Tax on interest in percent, if known. */
  tax?: bigint
  /** Days of the first week, by default 7. */
  firstBlock?: number
}

/** Balance of an account in paisa, below 0 if overdrawn: at the end of one day, and the lowest during it. */
export interface Day {
  end: bigint
  lowest: bigint
}

/** What one method gives: its product in paisa × days, its interest in paisa. */
export interface InterestResult {
  method: Method
  product: bigint
  interest: bigint
  /** For `halfYearlyMinimum`: the interest in paisa of this month's days, a part of `interest`. */
  share?: bigint
}

const least = (one: bigint, other: bigint) => (other < one ? other : one)
/** Overdrawn days earn nothing. */
const earning = (balance: bigint) => (balance > 0n ? balance : 0n)

/** Interest in paisa on a product in paisa × days, rounded once, half up. */
export const interestOn = (product: bigint, rate: bigint, yearDays: number) =>
  divideHalfUp(product * rate, WHOLE * BigInt(yearDays))

/** Tax on an interest, rounded half up, and the net interest; all in paisa. */
export function afterTax(interest: bigint, rate: bigint) {
  const tax = percentOf(interest, rate)
  return { tax, net: interest - tax }
}

/** The account on each day of the month. Movements on other days, which check.ts refuses, are ignored. */
export function daysOf({ opening, movements, days }: Pick<InterestInput, 'opening' | 'movements' | 'days'>): Day[] {
  let balance = opening
  return Array.from({ length: days }, (_, index) => {
    let lowest = balance
    for (const { day, amount } of movements)
      if (day === index + 1) {
        balance += amount
        lowest = least(lowest, balance)
      }
    return { end: balance, lowest }
  })
}

/**
 * The balance in paisa that a method counts on each day of the month, never below 0; for `halfYearlyMinimum` it is the
 * lowest balance of the half-year.
 */
export function counted(input: InterestInput, method: Method): bigint[] {
  const { halfYear, fixed, firstBlock = 7 } = input
  const days = daysOf(input)
  const lows = days.map(({ lowest }) => lowest)
  const block = (index: number) => Math.floor((index + 7 - firstBlock) / 7)
  const ways: Record<Method, (index: number) => bigint | undefined> = {
    dailyBalance: (index) => days[index]?.end,
    dailyMinimum: (index) => lows[index],
    monthlyMinimum: () => lows.reduce(least),
    monthEndBalance: () => days.at(-1)?.end,
    weeklyMinimum: (index) => lows.filter((_, other) => block(other) === block(index)).reduce(least),
    halfYearlyMinimum: () => halfYear.lowest,
    fixed: () => fixed,
  }
  return days.map((_, index) => earning(ways[method](index) ?? 0n))
}

/** Product and interest of all seven methods, in the order of the specification. */
export function interestByMethods(input: InterestInput): InterestResult[] {
  const { rate, yearDays, halfYear } = input
  return METHODS.map((method) => {
    const ofMonth = sum(counted(input, method))
    if (method !== 'halfYearlyMinimum')
      return { method, product: ofMonth, interest: interestOn(ofMonth, rate, yearDays) }
    const product = earning(halfYear.lowest) * BigInt(halfYear.days)
    const share = interestOn(ofMonth, rate, yearDays)
    return { method, product, interest: interestOn(product, rate, yearDays), share }
  })
}
