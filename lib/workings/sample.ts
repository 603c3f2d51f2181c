import type { WorkingsData } from '@/content/schema'
import type { Locale } from '@/content/schema/locales'

import type { Localised } from '../content/localise'
import type { Workings } from './fields'

/** The words of all workings in one language. */
export interface WorkingWords extends SampleWords {
  locale: Locale
  /** Marks the sample figures. */
  sampleData: string
}

/** The words of the content file alone. */
export type SampleWords = Localised<WorkingsData>

/** The figures of a group as texts for its fields; what is no figure stays. */
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
 * A loan book whose loans are grouped by another set of classes: a class that both sets have keeps its amount, the
 * others wait for theirs, so that no loan is counted in a class that it is not in.
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

/** Whether two groups of texts are the same, in whatever order their fields stand. */
const alike = (one: object, other: object) => textOf(one) === textOf(other)
const textOf = (fields: object) => JSON.stringify(Object.entries(fields).sort())

/** Whether the movements of an account are still those of the sample, whatever its other figures are. */
export const hasSampleMovements = (words: SampleWords, { movements }: Workings['interest']) =>
  alike(movements, sampleFields.interest(words).movements)

/** Whether the fields of each working hold sample figures: of any set of classes, under any method. */
export const isSample: { [Kind in keyof Workings]: (words: SampleWords, fields: Workings[Kind]) => boolean } = {
  interest: (words, fields) => alike({ ...fields, method: '' }, { ...sampleFields.interest(words), method: '' }),
  provision: (words, fields) => (['three', 'four'] as const).some((set) => alike(fields, sampleBook(words, set))),
  depreciation: (words, fields) => alike(fields, sampleFields.depreciation(words)),
}
