import type { CalculatorsData, CalculatorKind } from '@/content/schema'
import { dayText } from '@/lib/calendar/day-text'
import { readFigure, showPlain, HUNDRED_PERCENT } from '@/lib/figures'
import { interpolateIn } from '@/lib/i18n/interpolate'
import type { Locale } from '@/lib/i18n/locales'

import { rowsOf, type Fields } from './fields'

/** Keys of the messages of one calculator. */
type OwnCode = {
  [K in CalculatorKind]: CalculatorsData[K] extends { wrong: infer Wrong } ? keyof Wrong : never
}[CalculatorKind]

/** A problem of one field, or of a list of rows: key of the message in content, and values for the message's slots. */
export interface FieldProblem {
  field: string
  code: keyof CalculatorsData['shared']['wrong'] | OwnCode
  values: Record<string, string>
}

/** Texts that have messages by code. */
interface Messages {
  wrong?: Readonly<Record<string, string>>
}

/** The message of a problem, from the texts of all calculators or of one. */
export const messageOf = (
  locale: Locale,
  sharedTexts: Messages,
  texts: Messages | object,
  { code, values }: Pick<FieldProblem, 'code' | 'values'>,
) => interpolateIn(locale, { ...sharedTexts.wrong, ...('wrong' in texts && texts.wrong) }[code] ?? '', values)

/** The parsed input of a calculator, or its problems in the order of the fields. */
export type CheckedInput<Input> =
  { input: Input; problems?: undefined } | { input?: undefined; problems: FieldProblem[] }

/** Returns parsers that collect problems. For an invalid text, `figure` returns undefined, the other parsers 0. */
export function fieldReader(fields: Fields) {
  const problems: FieldProblem[] = []
  const addProblem = (field: string, code: FieldProblem['code'], values: FieldProblem['values'] = {}) =>
    void problems.push({ field, code, values })

  /** Parses a figure in units of the last of `decimals`; refuses an invalid text and returns undefined. */
  function figure(field: string, decimals: number, options: { negative?: boolean; percent?: boolean } = {}) {
    const { value, problem } = readFigure(fields[field] ?? '', { decimals, ...options })
    if (problem === 'tooManyDecimals' && !decimals) addProblem(field, 'notWhole')
    else if (problem === 'tooManyDecimals') addProblem(field, problem, { decimals: String(decimals) })
    else if (problem) addProblem(field, problem)
    return value
  }

  /** Parses the day of a month, also of a date: refuses a day outside of the month's `days`. */
  function day(field: string, days: bigint) {
    const { value = 1n, problem } = readFigure(dayText(fields[field] ?? ''), { negative: true })
    if (problem === 'tooManyDecimals') addProblem(field, 'notWhole')
    else if (problem) addProblem(field, problem)
    else if (value < 1n || value > days)
      addProblem(field, 'dayOutside', { day: showPlain(value, 0), days: String(days) })
    return Number(value)
  }

  /** Parses an amount in paisa; without `negative`, refuses an amount below 0. */
  const amount = (field: string, negative = false) => figure(field, 2, { negative }) ?? 0n

  /** Parses amounts of several fields, none below 0. */
  const amounts = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, amount(name)])) as Record<Name, bigint>

  /** Parses those of several fields that are not blank; the others are undefined. */
  const ifFilled = <Name extends string>(names: readonly Name[], parse: (field: string) => bigint) =>
    Object.fromEntries(names.map((name) => [name, fields[name]?.trim() ? parse(name) : undefined])) as Record<
      Name,
      bigint | undefined
    >

  /** Parses a figure from `min` to `max`. Figures with decimals are rates, which may end in "%". */
  function within(field: string, decimals: number, [min, max]: [bigint, bigint]) {
    const value = figure(field, decimals, { negative: true, percent: decimals > 0 })
    if (value === undefined) return 0n
    if (value >= min && value <= max) return value
    const plain = (units: bigint) => showPlain(units, decimals)
    addProblem(field, max - min === 1n ? 'neither' : 'outside', {
      value: plain(value),
      min: plain(min),
      max: plain(max),
    })
    return 0n
  }

  /** Parses a rate from 0 to 100 % in ten-thousandths of a percent. */
  const rate = (field: string) => within(field, 4, [0n, HUNDRED_PERCENT])

  /** Parses a whole number from `min` to `max`. */
  const whole = (field: string, min: number, max: number) => Number(within(field, 0, [BigInt(min), BigInt(max)]))

  /** The chosen one of `names`; refuses another text, which only an address can hold. */
  function choice<Name extends string>(field: string, names: readonly Name[]): Name {
    const chosen = names.find((name) => name === fields[field])
    if (!chosen) addProblem(field, 'empty')
    return chosen ?? names[0]!
  }

  /** Parses each row that has a text, with its number from 1; refuses more than `max` as a problem of the list `name`. */
  function rows<Row>(name: string, columns: readonly string[], max: number, parse: (n: number, row: string[]) => Row) {
    const filled = [...rowsOf(fields, columns).entries()].filter(([, row]) => row.some((text) => text.trim()))
    if (filled.length > max) addProblem(name, 'tooMany', { max: String(max) })
    return filled.map(([index, row]) => parse(index + 1, row))
  }

  /** Returns the `input` if no parser has refused a field, otherwise the problems. */
  const checked = <Input>(input: Input): CheckedInput<Input> => (problems.length ? { problems } : { input })
  return { addProblem, figure, day, amount, amounts, ifFilled, within, rate, whole, choice, rows, checked }
}
