import type { WorkingsData } from '@/content/schema'
import type { Locale } from '@/content/schema/locales'

import type { Localised } from '../content/localise'
import type { Workings } from './fields'

/** The words of all workings in one language. */
export interface WorkingWords extends SampleWords {
  locale: Locale
  /** Label that marks the sample figures. */
  sampleData: string
}

/** The words of the content file alone. */
export type SampleWords = Localised<WorkingsData>

/** A group of values with its numbers as texts, as fields hold them. */
const typed = <Values extends object>(values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  ) as { [Name in keyof Values]: Values[Name] extends number ? string : Values[Name] }

/** The sets of classes of a loan book. */
export type SetName = 'three' | 'four'

/** The fields of a loan book with the sample figures of one set of classes. */
export const sampleBook = ({ provision }: SampleWords, set: SetName): Workings['provision'] => ({
  classes: provision[set].classes.map(({ principal, rate }) => typed({ principal, rate })),
  held: String(provision.held),
})

/**
 * A loan book grouped by another set of classes. A class in both sets keeps its amount; the others are empty, so that
 * no loan is counted in the wrong class.
 */
export function regrouped(
  { provision }: SampleWords,
  { classes, held }: Workings['provision'],
  [from, to]: readonly [SetName, SetName],
): Workings['provision'] {
  const kept = (id: string) => classes[provision[from].classes.findIndex((one) => one.id === id)]?.principal ?? ''
  return { classes: provision[to].classes.map(({ id, rate }) => ({ principal: kept(id), rate: String(rate) })), held }
}

/** The fields of each working with the sample figures of the content, as a visitor would type them. */
export const sampleFields: { [Kind in keyof Workings]: (words: SampleWords) => Workings[Kind] } = {
  interest({ interest: { sample } }) {
    return { ...typed(sample), movements: sample.movements.map(typed), tax: sample.tax?.toString() ?? '' }
  },
  provision: (words) => sampleBook(words, 'three'),
  depreciation: ({ depreciation }) => typed(depreciation.sample),
}

/** Whether two groups of texts are equal, in any order of their fields. */
const alike = (one: object, other: object) => textOf(one) === textOf(other)
const textOf = (fields: object) => JSON.stringify(Object.entries(fields).sort())

/** Whether the movements of an account are those of the sample; its other figures do not count. */
export const hasSampleMovements = (words: SampleWords, { movements }: Workings['interest']) =>
  alike(movements, sampleFields.interest(words).movements)

/** Whether the fields of each working hold its sample figures, with any set of classes and any method. */
export const isSample: { [Kind in keyof Workings]: (words: SampleWords, fields: Workings[Kind]) => boolean } = {
  interest: (words, fields) => alike({ ...fields, method: '' }, { ...sampleFields.interest(words), method: '' }),
  provision: (words, fields) => (['three', 'four'] as const).some((set) => alike(fields, sampleBook(words, set))),
  depreciation: (words, fields) => alike(fields, sampleFields.depreciation(words)),
}
