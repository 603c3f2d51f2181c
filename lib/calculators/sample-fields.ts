import type { CalculatorsData } from '@/content/schema'

import type { Localised } from '../content/localise'
import { rowsOf, withRows, type Fields } from './fields'
import { MOVEMENT } from './savings-interest'
import type { Kind } from './kinds'
import { LOAN_CLASS } from './provision'

/** The content of all calculators in one language. */
type Texts = Localised<CalculatorsData>

/** Texts and sample figures of one calculator. */
export type CalculatorTexts<K extends Kind = Kind> = Texts[K]

/** Texts that all calculators share. */
export interface SharedTexts extends Omit<Texts, Kind> {
  /** Label that marks the sample figures. */
  sampleData: string
  /** Maximum length of an enquiry's message, in grapheme clusters. */
  maxMessageLength: number
}

/** A classification of loans, by its number of classes. */
export type Classification = 'three' | 'four'

/** The classification that the fields use. */
export const classificationOf = (fields: Fields): Classification => ('principal-4' in fields ? 'four' : 'three')

const asTexts = (values: object): Fields =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

const loanBookFields = (content: CalculatorTexts<'provision'>, classification: Classification) =>
  withRows(
    { held: String(content.held) },
    LOAN_CLASS,
    content[classification].classes.map(({ principal, rate }) => [String(principal), String(rate)]),
  )

/** Functions that return the sample fields of a calculator; a calculator starts with its first sample. */
export const samplesOf: { [K in Kind]: (content: CalculatorTexts<K>) => Fields[] } = {
  interest({ sample: { movements, tax = '', ...account } }) {
    const rows = movements.map(({ day, amount }) => [String(day), String(amount)])
    return [withRows(asTexts({ ...account, tax }), MOVEMENT, rows)]
  },
  provision: (content) => [loanBookFields(content, 'four'), loanBookFields(content, 'three')],
  depreciation: ({ sample }) => [asTexts(sample)],
}

/** Changes the classification. Classes in both classifications keep the principal; other classes have none. */
export function reclassified(content: CalculatorTexts<'provision'>, fields: Fields, target: Classification): Fields {
  const oldClasses = content[classificationOf(fields)].classes
  const rows = rowsOf(fields, LOAN_CLASS)
  const principalOf = (id: string) => rows[oldClasses.findIndex((oldClass) => oldClass.id === id)]?.[0] ?? ''
  const newRows = content[target].classes.map(({ id, rate }) => [principalOf(id), String(rate)])
  return withRows(fields, LOAN_CLASS, newRows)
}
