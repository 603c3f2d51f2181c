import type { ReactNode } from 'react'

import type { CalculatorsData, Kind } from '@/content/schema'
import type { Localised } from '@/lib/content/localise'

import type { CheckedInput } from './field-checks'
import type { Fields } from './fields'
import type { ViewProps } from './use-calculator'

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

/** The fields of a calculator, and what they may hold. */
export interface Form<K extends Kind = Kind, Input = unknown> {
  /** Names of the fields outside of rows, in the order of the address. */
  names: readonly string[]
  /** Names of the fields of a row, without the row number. */
  columns: readonly string[]
  /** Names and columns whose fields may have a minus or letters, which the `decimal` keypad of phones lacks. */
  fullKeyboard?: readonly string[]
  /** Parses and checks the fields. */
  check(fields: Fields): CheckedInput<Input>
  /** The sample fields; a calculator starts with its first sample. */
  samplesOf(texts: CalculatorTexts<K>): Fields[]
}

/** What differs between calculators; `calculators/<kind>/view.tsx` exports one as `calculator`. */
export interface Calculator<K extends Kind = Kind, Input = unknown> {
  form: Form<K, Input>
  /** The result as one sentence, for the live region and the enquiry. */
  resultSentence(view: ViewProps<K, Input>): string
  /** Names of the fields in the enquiry's message, the most important first; without it, all fields outside of rows. */
  messageFieldNames?(fields: Fields): readonly string[]
  Inputs(view: ViewProps<K, Input>): ReactNode
  Results(view: ViewProps<K, Input>): ReactNode
}
