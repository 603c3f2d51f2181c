import type { CalculatorsData } from '@/content/schema'

import type { Localised } from '../content/localise'
import { rowsOf, withRows, type Fields } from './fields'
import { MOVEMENT } from './savings-interest'
import type { Kind } from './kinds'
import { LOAN_CLASS } from './provision'

/** The content of the calculators in one language. */
type Texts = Localised<CalculatorsData>

/** Texts and sample figures of one calculator. */
export type CalculatorTexts<Name extends Kind = Kind> = Texts[Name]

/** Texts that all calculators share. */
export interface SharedTexts extends Omit<Texts, Kind> {
  /** Label that marks the sample figures. */
  sampleData: string
  /** Maximum length of an enquiry's message, in grapheme clusters. */
  longestMessage: number
}

/** Classifications of a loan book: three or four classes. */
export type SetName = 'three' | 'four'

/** The classification that the fields use. */
export const setOf = (fields: Fields): SetName => ('principal-4' in fields ? 'four' : 'three')

const texts = (values: object): Fields =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

const book = (text: CalculatorTexts<'provision'>, set: SetName) =>
  withRows(
    { held: String(text.held) },
    LOAN_CLASS,
    text[set].classes.map(({ principal, rate }) => [String(principal), String(rate)]),
  )

/** Sample fields of each calculator, as typed texts; the first entry is the initial one. */
export const samplesOf: { [Name in Kind]: (text: CalculatorTexts<Name>) => Fields[] } = {
  interest({ sample: { movements, tax = '', ...account } }) {
    const rows = movements.map(({ day, amount }) => [String(day), String(amount)])
    return [withRows(texts({ ...account, tax }), MOVEMENT, rows)]
  },
  provision: (text) => [book(text, 'four'), book(text, 'three')],
  depreciation: ({ sample }) => [texts(sample)],
}

/** Changes the classification. A class of both keeps its amount; others start empty, to avoid misclassified loans. */
export function regrouped(text: CalculatorTexts<'provision'>, fields: Fields, set: SetName): Fields {
  const before = text[setOf(fields)].classes
  const rows = rowsOf(fields, LOAN_CLASS)
  const kept = (id: string) => rows[before.findIndex((one) => one.id === id)]?.[0] ?? ''
  const classes = text[set].classes.map(({ id, rate }) => [kept(id), String(rate)])
  return withRows(fields, LOAN_CLASS, classes)
}
