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
  maxMessageLength: number
}

/** Classifications of a loan book: three or four classes. */
export type SetName = 'three' | 'four'

/** The classification that the fields use. */
export const setOf = (fields: Fields): SetName => ('principal-4' in fields ? 'four' : 'three')

const asTyped = (values: object): Fields =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

const bookFields = (content: CalculatorTexts<'provision'>, set: SetName) =>
  withRows(
    { held: String(content.held) },
    LOAN_CLASS,
    content[set].classes.map(({ principal, rate }) => [String(principal), String(rate)]),
  )

/** Sample fields of each calculator, as typed texts; a calculator starts with its first entry. */
export const samplesOf: { [Name in Kind]: (content: CalculatorTexts<Name>) => Fields[] } = {
  interest({ sample: { movements, tax = '', ...account } }) {
    const rows = movements.map(({ day, amount }) => [String(day), String(amount)])
    return [withRows(asTyped({ ...account, tax }), MOVEMENT, rows)]
  },
  provision: (content) => [bookFields(content, 'four'), bookFields(content, 'three')],
  depreciation: ({ sample }) => [asTyped(sample)],
}

/** Changes the classification. A class of both sets keeps its amount; others start empty: no loan is misclassified. */
export function regrouped(content: CalculatorTexts<'provision'>, fields: Fields, set: SetName): Fields {
  const oldClasses = content[setOf(fields)].classes
  const rows = rowsOf(fields, LOAN_CLASS)
  const amountOf = (id: string) => rows[oldClasses.findIndex((one) => one.id === id)]?.[0] ?? ''
  const classes = content[set].classes.map(({ id, rate }) => [amountOf(id), String(rate)])
  return withRows(fields, LOAN_CLASS, classes)
}
