import { z } from 'zod'

import { label, sentence, text } from '../text'
import { depreciation } from './depreciation'
import { health } from './health'
import { interest } from './interest'
import { loan } from './loan'
import { milk } from './milk'
import { provision } from './provision'
import { vat } from './vat'

/** The calculators: a key of `content/calculators.ts`, and a folder of `components/calculators/`, for each. */
const calculators = { interest, loan, provision, depreciation, milk, vat, health }

/** Kind of calculator. */
export type CalculatorKind = keyof typeof calculators

/** Kinds of calculators, in the order of `content/calculators.ts`. */
export const calculatorKinds = Object.keys(calculators) as CalculatorKind[]

/** Texts in every calculator. */
const shared = z.strictObject({
  ownFigures: label('Marks the visitor’s own figures'),
  figures: label('Heading of the fields'),
  print: label('Button that prints a calculator'),
  copy: label('Button that copies the address of a calculator'),
  copied: label('Status when the address was copied'),
  copyByHand: sentence('Status when the browser does not copy the address'),
  backToSample: label('Button that restores the sample figures'),
  undo: label('Button that undoes the last change of rows'),
  undone: label('Status when a change was undone'),
  rows: z.strictObject({
    add: label('Button that adds a row'),
    added: label('Status when a row was added', 'index'),
    remove: label('Button that removes a row', 'index'),
    removed: label('Status when a row was removed', 'index'),
    pasted: label('Status when rows were pasted', 'count'),
  }),
  staleResult: sentence('Status of the result while a figure is wrong'),
  invalidAddress: sentence('Status when the address of a calculator is invalid'),
  unloaded: sentence('Status when the code of a calculator failed to load'),
  date: label('Date on a printed calculator', 'date'),
  wrong: z.strictObject({
    empty: sentence('The field is empty'),
    notANumber: sentence('The text is not a figure'),
    negative: sentence('A figure below 0 where 0 is the minimum'),
    tooLarge: sentence('A figure with too many digits'),
    notWhole: sentence('A fraction where whole numbers belong'),
    notAboveZero: sentence('A 0 where the figure must be above 0'),
    tooManyDecimals: sentence('Too many decimals', 'decimals'),
    neither: sentence('A figure other than the two that are allowed', 'min', 'max'),
    outside: sentence('A figure outside its limits', 'value', 'min', 'max'),
    dayOutside: sentence('A day that the month does not have', 'day', 'days'),
    tooMany: sentence('Too many rows', 'max'),
    notADay: sentence('The text is not a day of the calendar'),
    tooManyCells: sentence('Several cells were pasted into a field that takes one'),
    tooManyColumns: sentence('More columns were pasted than there are fields in a row', 'copied', 'columns'),
    tooManyRows: sentence('Far more rows were pasted than there may be', 'copied', 'max'),
  }),
})

/** `content/calculators.ts`: texts and sample figures of the calculators. */
export const calculatorsSchema = z.strictObject({
  title: text(5, 60, 'Heading of the calculators'),
  tagline: text(10, 120, 'Line under the heading'),
  ask: label('Button that asks about a calculator'),
  note: sentence('Note under every calculator'),
  shared,
  ...calculators,
})

/** `content/calculators.ts` as an editor writes it. */
export type CalculatorsInput = z.input<typeof calculatorsSchema>
/** Parsed `content/calculators.ts`, in all languages. */
export type CalculatorsData = z.output<typeof calculatorsSchema>
