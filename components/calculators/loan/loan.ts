import { bsDay, daysAfter, toAd } from '@/lib/bikram-sambat'
import { DAY_MS } from '@/lib/nepal-time'

import type { Form } from '../common/calculator'
import { isoDay } from '@/lib/day-text'
import { fieldReader } from '../common/field-checks'
import { asTexts, type Fields } from '../common/fields'
import { divideHalfUp, HUNDRED_PERCENT, interestOn, sum } from '@/lib/figures'

/** Ways to repay a loan. */
const METHODS = ['equalPrincipal', 'equalInstalment', 'flat'] as const
/** Times between two instalments, and their number in a year; a week is that of centre meetings. */
export const TIMES = ['month', 'quarter', 'week'] as const
export const TIMES_PER_YEAR = { month: 12, quarter: 4, week: 52 }
/** How interest is counted: each time between instalments as the same part of a year, or by its days of 365. */
export const COUNTS = ['times', 'days'] as const

export const LOAN_FIELDS = ['amount', 'rate', 'months', 'start'] as const
export const OVERDUE_FIELDS = ['overdue', 'late', 'penalty'] as const

const DAYS_OF_YEAR = 365
/** Maximum number of instalments: 20 years of months. */
const MAX_INSTALMENTS = 240

/** Parses and checks the fields of a loan. */
function checkLoan(fields: Fields) {
  const { refuse, figure, rate, whole, choice, checked } = fieldReader(fields)
  const method = choice('method', METHODS)
  const every = choice('every', TIMES)
  const by = choice('by', COUNTS)
  const amount = figure('amount', 2)
  if (amount === 0n) refuse('amount', 'notAboveZero')
  const yearly = rate('rate')
  const months = whole('months', 1, MAX_INSTALMENTS)
  const count = Math.max(1, Math.round((months * TIMES_PER_YEAR[every]) / 12))
  if (every === 'quarter' && months % 3) refuse('months', 'notQuarters')
  else if (count > MAX_INSTALMENTS) refuse('months', 'tooManyInstalments', { max: String(MAX_INSTALMENTS) })
  const start = bsDay(isoDay(fields.start ?? ''))
  if (!start) refuse('start', fields.start?.trim() ? 'notADay' : 'empty')
  const days = start ? daysAfter(start, every, count) : []
  if (by === 'days' && days.some(({ ad }) => !ad)) refuse('months', 'afterCalendar')
  const late = {
    overdue: whole('overdue', 1, months ? count : MAX_INSTALMENTS),
    late: whole('late', 0, 3650),
    penalty: rate('penalty'),
  }
  return checked({
    method,
    every,
    by,
    amount: amount ?? 0n,
    rate: yearly,
    start: start ? toAd(...start) : 0,
    days,
    ...late,
  })
}

/** A loan: amounts in paisa, rates in ten-thousandths of a percent, days in ms since 1970 (UTC). */
export type LoanInput = NonNullable<ReturnType<typeof checkLoan>['input']>

/** The form of the loan. */
export const form: Form<'loan', LoanInput> = {
  names: ['method', 'every', 'by', ...LOAN_FIELDS, ...OVERDUE_FIELDS],
  columns: [],
  check: checkLoan,
  samplesOf: ({ sample }) => [asTexts(sample)],
}

/** A part of a year, as a fraction. */
type Part = [n: number, d: number]

/** Parts of a year before each instalment. */
export const partsOfYear = ({ every, by, start, days }: LoanInput): Part[] =>
  days.map(({ ad = 0 }, index) =>
    by === 'times' ? [1, TIMES_PER_YEAR[every]] : [(ad - (days[index - 1]?.ad ?? start)) / DAY_MS, DAYS_OF_YEAR],
  )

/** The sum of parts with one denominator. */
export const wholeOf = (parts: Part[]): Part => [parts.reduce((total, [n]) => total + n, 0), parts[0]![1]]

/** Fixed point of the powers in `equalPayment`. */
const ONE = 10n ** 30n

/** The equal instalment P·r ÷ (1 − (1 + r)⁻ⁿ), rounded half up; r is the rate of one time between two instalments. */
function equalPayment({ amount, rate, every, days }: LoanInput) {
  if (!rate) return divideHalfUp(amount, BigInt(days.length))
  const r = (rate * ONE) / (HUNDRED_PERCENT * BigInt(TIMES_PER_YEAR[every]))
  const power = days.reduce((product) => (product * (ONE + r)) / ONE, ONE)
  return divideHalfUp(amount * r * power, (power - ONE) * ONE)
}

/** An instalment in paisa, principal + interest = `instalment`, and the `balance` of the loan after it. */
export type Instalment = Record<'principal' | 'interest' | 'instalment' | 'balance', bigint>

/** The schedule of a loan by a way to repay. The last instalment takes what rounding, or the days, have left. */
function scheduleOf(loan: LoanInput, method: LoanInput['method']): Instalment[] {
  const { amount, rate, days } = loan
  const parts = partsOfYear(loan)
  const [share, payment] = [divideHalfUp(amount, BigInt(days.length)), equalPayment(loan)]
  let flatLeft = interestOn(amount, rate, ...wholeOf(parts))
  const flatShare = divideHalfUp(flatLeft, BigInt(days.length))
  let balance = amount
  return parts.map(([n, d], index) => {
    const isLast = index === days.length - 1
    const flat = isLast || flatShare > flatLeft ? flatLeft : flatShare
    flatLeft -= flat
    const interest = method === 'flat' ? flat : interestOn(balance, rate, n, d)
    const due = method === 'equalInstalment' ? payment - interest : share
    const principal = isLast || due > balance ? balance : due
    balance -= principal
    return { principal, interest, instalment: principal + interest, balance }
  })
}

/**
 * The true yearly rate in hundredths of a percent: interest at this rate on what is still owed is the interest of the
 * schedule. But for rounding it is the named rate, if that is on the reducing balance.
 */
function trueRate(loan: LoanInput, schedule: Instalment[]): bigint {
  const years = partsOfYear(loan).map(([n, d]) => n / d)
  const payments = schedule.map(({ instalment }) => Number(instalment))
  const worth = (rate: number) =>
    payments.reduceRight((value, payment, index) => (value + payment) / (1 + rate * years[index]!), 0)
  let [low, high] = [0, 10]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (worth(middle) > Number(loan.amount)) low = middle
    else high = middle
  }
  return BigInt(Math.round(low * 10_000))
}

/** A way to repay: its schedule, the sums of it in paisa, and the true rate. */
export function repaid(loan: LoanInput, method: LoanInput['method']) {
  const schedule = scheduleOf(loan, method)
  const sumOf = (name: keyof Instalment) => sum(schedule.map((row) => row[name]))
  const sums = { principal: sumOf('principal'), interest: sumOf('interest'), instalment: sumOf('instalment') }
  return { method, schedule, first: schedule[0]!, sums, rate: trueRate(loan, schedule) }
}

const waysByLoan = new WeakMap<LoanInput, ReturnType<typeof repaid>[]>()

/** All ways to repay, worked out once for a loan: table, schedule and sentences each ask for them at a key. */
export function waysOf(loan: LoanInput) {
  const ways = waysByLoan.get(loan) ?? METHODS.map((method) => repaid(loan, method))
  waysByLoan.set(loan, ways)
  return ways
}

/** The selected way to repay. */
export const selectedWay = (loan: LoanInput) => waysOf(loan)[METHODS.indexOf(loan.method)]!

/** Bases of a penalty, in the order of the specification (section 2). */
const BASES = ['instalment', 'interest', 'total'] as const

/**
 * What is due and the penalty on it in paisa, by each base, when the first `overdue` instalments are not paid: the last
 * of them, its interest, all of them. Days are counted of 365.
 */
export function penalties({ overdue, late, penalty }: LoanInput, schedule: Instalment[]) {
  const { instalment, interest } = schedule[overdue - 1]!
  const dues = { instalment, interest, total: sum(schedule.slice(0, overdue).map((row) => row.instalment)) }
  return BASES.map((base) => ({
    base,
    due: dues[base],
    penalty: interestOn(dues[base], penalty, late, DAYS_OF_YEAR),
  }))
}
