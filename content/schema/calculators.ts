import { z } from 'zod'

import { text } from './text'
import { label, sentence } from './calculator'
import { depreciation } from './calculator-depreciation'
import { interest } from './calculator-interest'
import { provision } from './calculator-provision'

/** `content/calculators.ts`: what the calculators of product pages say, and their sample figures. */
export const calculatorsSchema = z.strictObject({
  title: text(5, 60, 'Heading of the calculators'),
  tagline: text(10, 120, 'Line under it'),
  ask: label('Button that asks about a calculator'),
  own: label('Marks the visitor’s own figures'),
  figures: label('Heading of the fields'),
  rules: sentence('Said under every calculator'),
  print: label('Button that prints a calculator'),
  copy: label('Button that copies the address of a calculator'),
  copied: label('Said when the address was copied'),
  sample: label('Button that brings the sample back'),
  undo: label('Button that undoes the last change of rows'),
  undone: label('Said when a change was undone'),
  stale: sentence('Said while a figure is wrong'),
  broken: sentence('Said when an address holds no calculator'),
  unloaded: sentence('Said when the code of a calculator did not come'),
  date: label('Date on a printed calculator', 'date'),
  wrong: z.strictObject({
    empty: sentence('Nothing was typed'),
    notANumber: sentence('No figure was typed'),
    negative: sentence('A figure below 0 where it makes no sense'),
    tooLarge: sentence('A figure with too many digits'),
    notWhole: sentence('A fraction where whole numbers belong'),
    notAboveZero: sentence('A 0 where it makes no sense'),
    tooManyDecimals: sentence('Too many decimals', 'decimals'),
    neither: sentence('A figure that is neither of the two that can be', 'least', 'most'),
    outside: sentence('A figure outside its limits', 'value', 'least', 'most'),
    dayOutside: sentence('A day that the month does not have', 'day', 'days'),
    aboveCost: sentence('More is left than was paid', 'cost'),
    tooMany: sentence('Too many movements', 'most'),
    tooManyCells: sentence('More cells were pasted than there are fields'),
  }),
  interest,
  provision,
  depreciation,
})

/** `content/calculators.ts` as an editor writes it. */
export type CalculatorsInput = z.input<typeof calculatorsSchema>
/** `content/calculators.ts` after the check, in all languages. */
export type CalculatorsData = z.output<typeof calculatorsSchema>
