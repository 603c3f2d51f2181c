import type { ReactNode } from 'react'

import type { CalculatorsData, CalculatorKind } from '@/content/schema'
import type { Localised } from '@/lib/content/localise'
import type { Locale } from '@/lib/i18n/locales'

import type { CheckedInput, FieldProblem } from './field-checks'
import type { Fields } from './fields'
import type { FigureInputProps } from './input-fields'
import type { TypedField } from './typed-field'

/** The content of all calculators in one language. */
type Texts = Localised<CalculatorsData>

/** Texts and sample figures of one calculator. */
export type CalculatorTexts<K extends CalculatorKind = CalculatorKind> = Texts[K]

/** Texts that all calculators share. */
type SharedTexts = Texts['shared'] & {
  /** Label that marks the sample figures. */
  sampleData: string
  /** Maximum length of an enquiry's message, in grapheme clusters. */
  maxMessageLength: number
}

/** The fields of a calculator, and what they may hold. */
export interface Form<K extends CalculatorKind = CalculatorKind, Input = unknown> {
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

/** Props of a calculator: the texts of this calculator, and the texts that all calculators share. */
export interface CalculatorProps<K extends CalculatorKind = CalculatorKind> {
  kind: K
  locale: Locale
  sharedTexts: SharedTexts
  texts: CalculatorTexts<K>
}

/** View model of a calculator: fields as typed, validation problems, last valid input. */
export interface ViewProps<K extends CalculatorKind = CalculatorKind, Input = unknown> extends CalculatorProps<K> {
  form: Form<K, Input>
  fields: Fields
  problems?: FieldProblem[]
  input: Input
  /** The input at the last pause between keys, for `LateResults`. */
  restedInput?: Input
  /** Undefined in the server-rendered calculator, whose fields are read-only. */
  interactive?: Interactive
}

/** A change of rows or of all fields, for undo: the fields before the change, and its announcement. */
export interface UndoStep {
  fields: Fields
  message: string
}

/**
 * State and event handlers of a calculator. Components with state come as values: the server-rendered calculator must not
 * import them.
 */
export interface Interactive extends Required<Pick<FigureInputProps, 'setField' | 'setFocusedField'>> {
  TypedField: typeof TypedField
  focusedFieldId: string | undefined
  /** Whether the fields differ from the samples. */
  isModified: boolean
  /** Whether the URL fragment names this calculator, but cannot be parsed. */
  isInvalidFragment: boolean
  pasteProblem: FieldProblem | undefined
  rejectPaste(problem: FieldProblem): void
  /** Text of the live region. */
  status: string
  /** Replaces all fields as one undo step, announces `message`, then focuses the element with id `focusId`. */
  replace(fields: Fields, message: string, focusId?: string): void
  lastStep: UndoStep | undefined
  undo(): void
  /** Returns to the sample. */
  reset(): void
  /** Copies the URL with the figures. */
  copyButton: ReactNode
  /** Prints the calculator, or the part of it with `id`, alone, with its date. */
  print(id?: string): Promise<void>
  /** The date in both calendars; empty before the calculator is printed alone. */
  printedOn: string
}

/** What differs between calculators; `calculators/<kind>/view.tsx` exports one as `calculator`. */
export interface Calculator<K extends CalculatorKind = CalculatorKind, Input = unknown> {
  form: Form<K, Input>
  /** The result as one sentence, for the live region and the enquiry. */
  resultSentence(view: ViewProps<K, Input>): string
  /** Names of the fields in the enquiry's message, the most important first; without it, all fields outside of rows. */
  messageFieldNames?(fields: Fields): readonly string[]
  /** Whether the results begin with a chart, which print keeps with the fields. */
  beginsWithChart?: true
  Inputs(view: ViewProps<K, Input>): ReactNode
  Results(view: ViewProps<K, Input>): ReactNode
}
