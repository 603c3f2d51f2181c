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
 * - `outside`: {least} and {most} of the field
 * - `dayOutside`: {day} as read, {days} of the month
 * - `aboveCost`: {cost} as an amount
 * - `tooMany`: {most}, the number of movements that a working takes
 */
export type ProblemCode =
  FigureProblem | 'notWhole' | 'notAboveZero' | 'outside' | 'dayOutside' | 'aboveCost' | 'tooMany'

/** A problem of one field. Rows count from 1: `movement-2-day`, `movement-2-amount`, `class-1-principal`, `class-1-rate`. */
export interface FieldProblem {
  field: string
  problem: ProblemCode
  values: Record<string, string>
}

/** What to compute from, or what is wrong, in the order of the fields. */
export type Checked<Input> = { input: Input; problems?: undefined } | { input?: undefined; problems: FieldProblem[] }

/** What each working computes from. */
export interface Inputs {
  interest: InterestInput
  provision: ProvisionInput
  depreciation: DepreciationInput
}

/** Reads fields and collects what is wrong; in the place of a wrong figure stands one that is not used. */
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

  /** An amount in paisa, from 0 up or, if `negative`, any. */
  const amount = (field: string, typed: string, negative = false) => figure(field, typed, 2, { negative }) ?? 0n

  /** A rate from 0 to 100 % in ten-thousandths of a percent. */
  function rate(field: string, typed: string) {
    const value = figure(field, typed, 4, { negative: true, percent: true }) ?? 0n
    if (value < 0n || value > WHOLE) refuse(field, 'outside', { least: '0', most: '100' })
    return value
  }

  /** A whole number within limits; undefined for any other. */
  function whole(field: string, typed: string, least: number, most: number, refuseOutside = refuse) {
    const value = figure(field, typed, 0, { negative: true })
    if (value === undefined) return
    if (value >= least && value <= most) return Number(value)
    refuseOutside(field, 'outside', { least: String(least), most: String(most), value: showPlain(value, 0) })
  }

  const checked = <Input>(input: Input): Checked<Input> => (problems.length ? { problems } : { input })
  return { refuse, amount, rate, whole, checked }
}

/** How the fields of each working become what it computes from. Never throws. The working's own rule. */
export const check: { [Kind in keyof Workings]: (fields: Workings[Kind]) => Checked<Inputs[Kind]> } = {
  interest(fields) {
    const { refuse, amount, rate, whole, checked } = reader()
    if (!METHODS.includes(fields.method)) refuse('method', 'empty')
    const opening = amount('opening', fields.opening, true)
    const days = whole('days', fields.days, 29, 32)
    if (fields.movements.filter(isFilled).length > MOST_MOVEMENTS)
      refuse('movements', 'tooMany', { most: String(MOST_MOVEMENTS) })
    const movements = fields.movements.flatMap((row, index) => {
      if (!isFilled(row)) return []
      const name = `movement-${index + 1}`
      // As long as the month is wrong itself, a day is compared with the longest.
      const day = whole(`${name}-day`, row.day, 1, days ?? 32, (field, _, { most = '', value = '' } = {}) =>
        refuse(field, 'dayOutside', { day: value, days: most }),
      )
      return [{ day: day ?? 0, amount: amount(`${name}-amount`, row.amount, true) }]
    })
    return checked({
      opening,
      movements,
      days: days ?? 0,
      rate: rate('rate', fields.rate),
      yearDays: whole('yearDays', fields.yearDays, 365, 366) ?? 0,
      halfYear: {
        lowest: amount('lowest', fields.lowest),
        days: whole('halfDays', fields.halfDays, 1, 187) ?? 0,
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
    const { refuse, amount, rate, whole, checked } = reader()
    const { value: known } = readFigure(fields.cost, { decimals: 2 })
    const cost = amount('cost', fields.cost)
    if (known === 0n) refuse('cost', 'notAboveZero')
    const residual = amount('residual', fields.residual)
    if (known && residual > known) refuse('residual', 'aboveCost', { cost: showAmount(known) })
    return checked({
      cost,
      residual,
      life: whole('life', fields.life, 1, 50) ?? 0,
      rate: rate('rate', fields.rate),
      years: whole('years', fields.years, 1, 20) ?? 0,
      firstMonths: whole('firstMonths', fields.firstMonths, 1, 12) ?? 0,
    })
  },
}
