import { z } from 'zod'

import { text } from './text'
import { label, sentence } from './working'
import { depreciation } from './working-depreciation'
import { interest } from './working-interest'
import { provision } from './working-provision'

/** `content/workings.ts`: what the workings of product pages say, and their sample figures. */
export const workingsSchema = z.strictObject({
  title: text(5, 60, 'Heading of the workings'),
  tagline: text(10, 120, 'Line under it'),
  ask: label('Button that asks about a working'),
  own: label('Marks the visitor’s own figures'),
  figures: label('Heading of the fields'),
  rules: sentence('Said under every working'),
  print: label('Button that prints a working'),
  copy: label('Button that copies the address of a working'),
  copied: label('Said when the address was copied'),
  sample: label('Button that brings the sample back'),
  undo: label('Button that undoes the last change of rows'),
  undone: label('Said when a change was undone'),
  stale: sentence('Said while a figure is wrong'),
  broken: sentence('Said when an address holds no working'),
  unloaded: sentence('Said when the code of a working did not come'),
  date: label('Date on a printed working', 'date'),
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

/** `content/workings.ts` as an editor writes it. */
export type WorkingsInput = z.input<typeof workingsSchema>
/** `content/workings.ts` after the check, in all languages. */
export type WorkingsData = z.output<typeof workingsSchema>
