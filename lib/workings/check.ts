import type { DepreciationInput } from './depreciation'
import { readFigure, showAmount, showPlain, WHOLE, type FigureProblem } from './exact'
import { isFilled, MOST_MOVEMENTS, type Workings } from './fields'
import { METHODS, type InterestInput } from './interest'
import type { ProvisionInput } from './provision'

/**
 * What can be wrong with a field, and the slots that its `values` fill in a text from content:
 *
 * - `empty`, `notANumber`, `negative`, `tooLarge`, `notWhole`, `notAboveZero`: none
 * - `tooManyDecimals`: {decimals}, the most that the field takes
 * - `neither`: {value} as read, {least} and {most}, the two allowed figures
 * - `outside`: {value} as read, {least} and {most} of the field
 * - `dayOutside`: {day} as read, {days} of the month
 * - `aboveCost`: {cost} as an amount
 * - `tooMany`: {most}, the number of movements that a working takes
 * - `tooManyCells`: none; more was pasted than there are fields
 */
type ProblemCode =
  | FigureProblem
  | 'notWhole'
  | 'notAboveZero'
  | 'neither'
  | 'outside'
  | 'dayOutside'
  | 'aboveCost'
  | 'tooMany'
  | 'tooManyCells'

/**
 * A problem of one field. Rows count from 1: `movement-2-day`, `movement-2-amount`, `class-1-principal`,
 * `class-1-rate`.
 */
export interface FieldProblem {
  field: string
  problem: ProblemCode
  values: Record<string, string>
}

/** The input of a working, or the problems in the order of the fields. */
export type Checked<Input> = { input: Input; problems?: undefined } | { input?: undefined; problems: FieldProblem[] }

/** The input of each working. */
export interface Inputs {
  interest: InterestInput
  provision: ProvisionInput
  depreciation: DepreciationInput
}

/** Reads fields and collects their problems; wrong figures become unused placeholders. */
function reader() {
  const problems: FieldProblem[] = []
  const refuse = (field: string, problem: ProblemCode, values: FieldProblem['values'] = {}) => {
    problems.push({ field, problem, values })
  }

  function figure(field: string, typed: string, decimals: number, options = {}) {
    const { value, problem } = readFigure(typed, { decimals, ...options })
    if (problem !== 'tooManyDecimals') {
      if (problem) refuse(field, problem)
    } else if (decimals) refuse(field, problem, { decimals: String(decimals) })
    else refuse(field, 'notWhole')
    return value
  }

  /** An amount in paisa; below 0 only with `negative`. */
  const amount = (field: string, typed: string, negative = false) => figure(field, typed, 2, { negative }) ?? 0n

  /** A figure within limits, in units of its last decimal. */
  function within(field: string, typed: string, decimals: number, [least, most]: [bigint, bigint], percent = false) {
    const value = figure(field, typed, decimals, { negative: true, percent })
    if (value === undefined || (value >= least && value <= most)) return value
    const text = (one: bigint) => showPlain(one, decimals)
    refuse(field, most - least === 1n ? 'neither' : 'outside', {
      value: text(value),
      least: text(least),
      most: text(most),
    })
    return
  }

  /** A rate from 0 to 100 % in ten-thousandths of a percent. */
  const rate = (field: string, typed: string) => within(field, typed, 4, [0n, WHOLE], true) ?? 0n

  /** A whole number within limits, 0 for any other. */
  const whole = (field: string, typed: string, least: bigint, most: bigint) =>
    Number(within(field, typed, 0, [least, most]) ?? 0)

  const checked = <Input>(input: Input): Checked<Input> => (problems.length ? { problems } : { input })
  return { refuse, figure, amount, rate, whole, checked }
}

/** Turns the typed fields of each working into its input, or reports their problems. Never throws. */
export const check: { [Kind in keyof Workings]: (fields: Workings[Kind]) => Checked<Inputs[Kind]> } = {
  interest(fields) {
    const { refuse, figure, amount, rate, whole, checked } = reader()
    if (!METHODS.includes(fields.method)) refuse('method', 'empty')
    const opening = amount('opening', fields.opening, true)
    const days = whole('days', fields.days, 29n, 32n)
    // While the number of days is wrong, a day may be any of the longest month.
    const last = days || 32
    if (fields.movements.filter(isFilled).length > MOST_MOVEMENTS)
      refuse('movements', 'tooMany', { most: String(MOST_MOVEMENTS) })
    const movements = fields.movements.flatMap((row, index) => {
      if (!isFilled(row)) return []
      const name = `movement-${index + 1}`
      const day = figure(`${name}-day`, row.day, 0, { negative: true }) ?? 1n
      if (day < 1n || day > last) refuse(`${name}-day`, 'dayOutside', { day: showPlain(day, 0), days: String(last) })
      return [{ day: Number(day), amount: amount(`${name}-amount`, row.amount, true) }]
    })
    return checked({
      opening,
      movements,
      days,
      rate: rate('rate', fields.rate),
      yearDays: whole('yearDays', fields.yearDays, 365n, 366n),
      halfYear: {
        lowest: amount('lowest', fields.lowest),
        days: whole('halfDays', fields.halfDays, 1n, 187n),
      },
      fixed: amount('fixed', fields.fixed),
      tax: fields.tax.trim() ? rate('tax', fields.tax) : undefined,
    })
  },

  provision({ classes, held }) {
    const { amount, rate, checked } = reader()
    return checked({
      classes: classes.map((row, index) => ({
        principal: amount(`class-${index + 1}-principal`, row.principal),
        rate: rate(`class-${index + 1}-rate`, row.rate),
      })),
      held: amount('held', held),
    })
  },

  depreciation(fields) {
    const { refuse, figure, amount, rate, whole, checked } = reader()
    const cost = figure('cost', fields.cost, 2)
    if (cost === 0n) refuse('cost', 'notAboveZero')
    const residual = amount('residual', fields.residual)
    if (cost && residual > cost) refuse('residual', 'aboveCost', { cost: showAmount(cost) })
    return checked({
      cost: cost ?? 0n,
      residual,
      life: whole('life', fields.life, 1n, 50n),
      rate: rate('rate', fields.rate),
      years: whole('years', fields.years, 1n, 20n),
      firstMonths: whole('firstMonths', fields.firstMonths, 1n, 12n),
    })
  },
}
