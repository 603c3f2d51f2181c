import type { ContentPath } from '../content/model'
import { nepaliNumber, type NumberFormat } from '../nepali-number'

/** A computed figure, with the words that say how it was computed. */
export interface Figure {
  value: number
  /** Text before its value: `Daily saving 500.00 + Penalty 138.00 =`. Called only for the message of a wrong figure. */
  clause: () => string
  /** Text as a part of a longer sum: `Penalty 138.00`. */
  term: () => string
}

/** A figure at its place in a screen. */
export interface Place {
  path: ContentPath
  /** How messages call it: its column head or label. */
  name: string
  format: NumberFormat
  written: number | string | null
  /** The value by its own rule or, without a rule, as written. Call this only in the function that computes a sum. */
  read: () => Figure
}

/** A part of a sum. */
export type Part = Figure | Place

/** The figure of a part: itself, or the one at its place. */
export const read = (part: Part): Figure => ('read' in part ? part.read() : part)

/** Rounds to the paisa, halves up; the small addition makes up for what binary fractions lose (6.5 × 64.67). */
export const toPaisa = (value: number) => Math.round(value * 100 + 1e-6) / 100

/** A figure as the page shows it; one with parts of a paisa, which the page would hide, as it is written. */
export const shown = (value: number, format: NumberFormat) =>
  toPaisa(value) === value ? nepaliNumber(value, format) : String(value)

/** A figure with its own words, which stand before its value: `the rows above add up to`. */
export const stated = (value: number, clause: string, term?: string): Figure => ({
  value,
  clause: () => clause,
  term: () => term ?? `(${clause} ${shown(value, 'number')})`,
})

/** A figure that has a name. */
export const named = (value: number, name: string, format: NumberFormat = 'amount'): Figure => ({
  value,
  clause: () => `${name} is`,
  term: () => `${name} ${shown(value, format)}`,
})

const worked = (value: number, formula: () => string): Figure => ({
  value,
  clause: () => `${formula()} =`,
  term: () => `(${formula()})`,
})

const joined =
  (sign: string, work: (one: number, other: number) => number) =>
  (...parts: [Part, ...Part[]]) => {
    const figures = parts.map(read)
    return worked(figures.map(({ value }) => value).reduce(work), () =>
      figures.map(({ term }) => term()).join(` ${sign} `),
    )
  }

/** The sum of figures. */
export const plus = joined('+', (one, other) => one + other)
/** The first figure less the others. */
export const minus = joined('−', (one, other) => one - other)
/** The product of figures. */
export const times = joined('×', (one, other) => one * other)
/** The first figure divided by the others; a division by zero gives zero. */
export const over = joined('÷', (one, other) => (other === 0 ? 0 : one / other))

/** `rate` per cent of a figure. */
export function percent(rate: Part, of: Part): Figure {
  const [{ value }, whole] = [read(rate), read(of)]
  return worked((whole.value * value) / 100, () => `${shown(value, 'number')}% of ${whole.term()}`)
}

/** How many per cent one figure is of another. */
export function shareOf(part: Part, whole: Part): Figure {
  const [one, other] = [read(part), read(whole)]
  return worked(over(one, other).value * 100, () => `${one.term()} in per cent of ${other.term()}`)
}

/** The sum of any number of figures. */
export const sum = (parts: Part[], clause = 'the rows above add up to') =>
  stated(
    parts.reduce((total, part) => total + read(part).value, 0),
    clause,
  )
