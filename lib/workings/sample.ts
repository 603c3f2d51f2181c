import type { WorkingsData } from '@/content/schema'

import type { Localised } from '../content/localise'
import type { Workings } from './fields'

/** The words of all workings in one language. */
export interface WorkingWords extends SampleWords {
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

/** The fields of a loan book with the sample figures of one set of classes. */
export const sampleBook = ({ provision }: SampleWords, set: 'three' | 'four'): Workings['provision'] => ({
  classes: provision[set].classes.map(({ principal, rate }) => typed({ principal, rate })),
  held: String(provision.held),
})

/** The fields of each working with the sample figures of the content, as a visitor would type them. */
export const sampleFields: { [Kind in keyof Workings]: (words: SampleWords) => Workings[Kind] } = {
  interest({ interest: { sample } }) {
    return { ...typed(sample), movements: sample.movements.map(typed), tax: sample.tax?.toString() ?? '' }
  },
  provision: (words) => sampleBook(words, 'three'),
  depreciation: ({ depreciation }) => typed(depreciation.sample),
}
