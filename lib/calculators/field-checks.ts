import type { CalculatorsData } from '@/content/schema'

import type { Fields } from './fields'
import { readFigure, showPlain, HUNDRED_PERCENT } from './figures'

/** A problem of one field, or of all `movements`: the key of its message in content, and values for slots. */
export interface FieldProblem {
  field: string
  code: keyof CalculatorsData['wrong']
  values: Record<string, string>
}

/** The parsed input of a calculator, or its problems in the order of the fields. */
export type CheckedInput<Input> =
  { input: Input; problems?: undefined } | { input?: undefined; problems: FieldProblem[] }

/** Returns parsers that collect problems. An invalid figure reads as 0, and `checked` then returns no input. */
export function reader(fields: Fields) {
  const problems: FieldProblem[] = []
  const refuse = (field: string, code: FieldProblem['code'], values: FieldProblem['values'] = {}) =>
    void problems.push({ field, code, values })

  /** Reads a figure in units of its last decimal; refuses an invalid figure and returns undefined. */
  function figure(field: string, decimals: number, options = {}) {
    const { value, problem } = readFigure(fields[field] ?? '', { decimals, ...options })
    if (problem === 'tooManyDecimals' && !decimals) refuse(field, 'notWhole')
    else if (problem === 'tooManyDecimals') refuse(field, problem, { decimals: String(decimals) })
    else if (problem) refuse(field, problem)
    return value
  }

  /** An amount in paisa; below 0 only with `negative`. */
  const amount = (field: string, negative = false) => figure(field, 2, { negative }) ?? 0n

  function figureWithin(field: string, decimals: number, [min, max]: [bigint, bigint]) {
    const value = figure(field, decimals, { negative: true, percent: decimals > 0 })
    if (value === undefined) return 0n
    if (value >= min && value <= max) return value
    const [text, low, high] = [value, min, max].map((one) => showPlain(one, decimals)) as [string, string, string]
    refuse(field, max - min === 1n ? 'neither' : 'outside', { value: text, min: low, max: high })
    return 0n
  }

  /** A rate from 0 to 100 % in ten-thousandths of a percent. */
  const rate = (field: string) => figureWithin(field, 4, [0n, HUNDRED_PERCENT])

  /** A whole number within limits. */
  const whole = (field: string, min: number, max: number) => Number(figureWithin(field, 0, [BigInt(min), BigInt(max)]))

  const checked = <Input>(input: Input): CheckedInput<Input> => (problems.length ? { problems } : { input })
  return { refuse, figure, amount, rate, whole, checked }
}
