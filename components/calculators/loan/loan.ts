import { COUNTS, INTERVALS, REPAYMENTS } from '@/content/schema/calculators/loan-choices'
import { bsDay, daysAfter, toAd } from '@/lib/calendar/bikram-sambat'
import { isoDay } from '@/lib/calendar/day-text'
import { DAY_MS } from '@/lib/calendar/nepal-time'
import { divideHalfUp, HUNDRED_PERCENT, interestOn, inUnits, sum } from '@/lib/figures'

import type { Form } from '../common/calculator'
import { fieldReader } from '../common/field-checks'
import { METHOD_FIELD, asTexts, type Fields } from '../common/fields'

/** Intervals of instalments in a year; a week is that of centre meetings. */
const TIMES_PER_YEAR = { month: 12, quarter: 4, week: 52 }

export const FIELDS = { loan: ['amount', 'rate', 'months', 'start'], overdue: ['overdue', 'late', 'penalty'] } as const

const PENALTY_BASES = ['instalment', 'interest', 'total'] as const
const DAYS_OF_YEAR = 365
/** Maximum number of instalments: 20 years of months. */
const MAX_INSTALMENTS = 240

/** Parses and checks the fields of a loan. */
function checkLoan(fields: Fields) {
  const { addProblem, figure, rate, whole, choice, checked } = fieldReader(fields)
  const [method, every, by] = [choice('method', REPAYMENTS), choice('every', INTERVALS), choice('by', COUNTS)]
  const amount = figure('amount', 2)
  if (amount === 0n) addProblem('amount', 'notAboveZero')
  const yearly = rate('rate')
  const months = whole('months', 1, MAX_INSTALMENTS)
  const timesPerYear = TIMES_PER_YEAR[every]
  const count = Math.max(1, Math.round((months * timesPerYear) / 12))
  if (every === 'quarter' && months % 3) addProblem('months', 'notQuarters')
  else if (count > MAX_INSTALMENTS) addProblem('months', 'tooManyInstalments', { max: String(MAX_INSTALMENTS) })
  const start = bsDay(isoDay(fields.start ?? ''))
  if (!start) addProblem('start', fields.start?.trim() ? 'notADay' : 'empty')
  // Only a count of days needs the calendar at each key: the schedule, which names all days, is drawn later.
  const days = by === 'days' && start && [toAd(...start), ...daysAfter(start, every, count).map(({ ad }) => ad)]
  if (days && days.includes(undefined)) addProblem('months', 'afterCalendar')
  const periods = Array.from({ length: count }, (_, index) => (days ? (days[index + 1]! - days[index]!) / DAY_MS : 1))
  const term = periods.reduce((total, period) => total + period, 0)
  const overdue = whole('overdue', 1, months ? count : MAX_INSTALMENTS)
  const unpaid = { overdue, late: whole('late', 0, 3650), penalty: rate('penalty') }
  const times = { every, timesPerYear, periods, term, year: by === 'times' ? timesPerYear : DAYS_OF_YEAR }
  return checked({ method, amount: amount ?? 0n, rate: yearly, start: start!, ...times, ...unpaid })
}

/** A loan: amounts in paisa, rates in ten-thousandths of a percent, `periods` before instalments in parts of a `year`. */
export type LoanInput = NonNullable<ReturnType<typeof checkLoan>['input']>

/** The form of the loan. */
export const form: Form<'loan', LoanInput> = {
  names: [METHOD_FIELD, 'every', 'by', ...Object.values(FIELDS).flat()],
  columns: [],
  check: checkLoan,
  samplesOf: ({ sample }) => [asTexts(sample)],
}

/** The day of each instalment. */
export const dueDates = ({ start, every, periods }: LoanInput) => daysAfter(start, every, periods.length)

/** The number 1 in the fixed-point arithmetic of `equalPayment`. */
const SCALE = 10n ** 30n

/** The equal instalment P·r ÷ (1 − (1 + r)⁻ⁿ), rounded half up; r is the rate of one time between two instalments. */
function equalPayment({ amount, rate, timesPerYear, periods }: LoanInput) {
  if (!rate) return divideHalfUp(amount, BigInt(periods.length))
  const r = (rate * SCALE) / (HUNDRED_PERCENT * BigInt(timesPerYear))
  const power = periods.reduce<bigint>((product) => (product * (SCALE + r)) / SCALE, SCALE)
  return divideHalfUp(amount * r * power, (power - SCALE) * SCALE)
}

/**
 * The true yearly rate in hundredths of a percent: interest at this rate on what is still owed is the interest of the
 * instalments. But for rounding it is the named rate, if that is on the reducing balance.
 */
function trueRate({ amount, periods, year }: LoanInput, schedule: { instalment: bigint }[]): bigint {
  const payments = schedule.map(({ instalment }) => Number(instalment))
  const worth = (rate: number) =>
    payments.reduceRight((value, payment, index) => (value + payment) / (1 + (rate * periods[index]!) / year), 0)
  let found = 0
  for (let step = 8; step > 1e-10; step /= 2) if (worth(found + step) > Number(amount)) found += step
  return inUnits(found, 4)
}

/**
 * A way to repay, in paisa: its schedule, in which principal + interest = `instalment`, with the `balance` after each;
 * the sums; and the true rate. The last instalment takes what rounding, or the days, have left.
 */
export function repaid(loan: LoanInput, method: LoanInput['method']) {
  const { amount, rate, periods, term, year } = loan
  const count = BigInt(periods.length)
  const equalPrincipal = divideHalfUp(amount, count)
  const payment = method === 'equalInstalment' ? equalPayment(loan) : 0n
  let flatLeft = interestOn(amount, rate, term, year)
  const flatShare = divideHalfUp(flatLeft, count)
  let balance = amount
  const schedule = periods.map((period, index) => {
    const isLast = index === periods.length - 1
    const flat = isLast || flatShare > flatLeft ? flatLeft : flatShare
    flatLeft -= flat
    const interest = method === 'flat' ? flat : interestOn(balance, rate, period, year)
    const due = method === 'equalInstalment' ? payment - interest : equalPrincipal
    const principal = isLast || due > balance ? balance : due
    balance -= principal
    return { principal, interest, instalment: principal + interest, balance }
  })
  const interest = sum(schedule.map((row) => row.interest))
  const sums = { principal: amount, interest, instalment: amount + interest }
  return { method, schedule, first: schedule[0]!, sums, rate: trueRate(loan, schedule) }
}

const knownWays = new WeakMap<LoanInput, ReturnType<typeof repaid>[]>()

/** All ways to repay, worked out once for each loan, when they are drawn: several parts of the view ask for them. */
export function waysOf(loan: LoanInput) {
  const ways = knownWays.get(loan) ?? REPAYMENTS.map((method) => repaid(loan, method))
  knownWays.set(loan, ways)
  return ways
}

/** The selected way to repay. */
export const selectedWay = (loan: LoanInput) => waysOf(loan)[REPAYMENTS.indexOf(loan.method)]!

/**
 * What is due and the penalty on it in paisa, by the bases of the specification (section 2), when the first `overdue`
 * instalments are not paid: the last of them, its interest, all of them. Days are counted of 365.
 */
export function penalties(loan: LoanInput) {
  const unpaid = selectedWay(loan).schedule.slice(0, loan.overdue)
  const { instalment, interest } = unpaid.at(-1)!
  const dues = { instalment, interest, total: sum(unpaid.map((row) => row.instalment)) }
  const penaltyOn = (due: bigint) => interestOn(due, loan.penalty, loan.late, DAYS_OF_YEAR)
  return PENALTY_BASES.map((base) => ({ base, amounts: [dues[base], penaltyOn(dues[base])] }))
}
