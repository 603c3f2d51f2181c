import { z } from 'zod'

import { label, sentence, text } from '../text'
import { amount, baseCalculator } from './common'
import { BASES, TESTS } from './milk-choices'

/** Texts and sample figures of the milk calculator. */
export const milk = baseCalculator.extend({
  result: text(5, 120, 'Result in one sentence', { requiredSlots: ['litres', 'amount', 'subsidy'] }),
  fields: z.strictObject({
    fatRate: label('Rupees per unit of fat'),
    snfRate: label('Rupees per unit of SNF'),
    flush: label('Rupees per litre in the season of much milk'),
    lean: label('Rupees per litre in the season of little milk'),
    subsidy: label('Subsidy per litre'),
    deductions: label('Deductions'),
    divisor: label('Divisor of the lactometer’s reading'),
    fatFactor: label('Factor of fat'),
    constant: label('Constant of the formula'),
    fatFrom: label('First fat of the chart'),
    fatTo: label('Last fat of the chart'),
    snfFrom: label('First SNF of the chart'),
    snfTo: label('Last SNF of the chart'),
    validFrom: label('Day from which the chart is valid'),
  }),
  bases: z.strictObject({
    title: label('Heading of the ways to price'),
    units: label('Price by units'),
    flush: label('Price per litre in the season of much milk'),
    lean: label('Price per litre in the season of little milk'),
  }),
  tests: z.strictObject({
    title: label('Heading of the tests'),
    snf: label('SNF is measured'),
    clr: label('The lactometer is read'),
  }),
  entries: z.strictObject({
    title: label('Heading of the entries'),
    hint: sentence('What stands in a row, and how rows are pasted'),
    labels: z.strictObject({
      who: label('Day or member of an entry', 'index'),
      litres: label('Litres of an entry', 'index'),
      fat: label('Fat of an entry', 'index'),
      snf: label('SNF of an entry', 'index'),
      clr: label('Lactometer’s reading of an entry', 'index'),
    }),
    who: label('Heading of days or members'),
    litres: label('Heading of litres'),
    fat: label('Heading of fat'),
    snf: label('Heading of SNF'),
    clr: label('Heading of the lactometer’s readings'),
  }),
  headings: z.strictObject({
    rate: label('Heading of the rates'),
    amount: label('Heading of the amounts'),
    subsidy: label('Heading of the subsidies'),
    total: label('Row of the sums'),
    milk: label('Value of the milk'),
    toPay: label('Amount to pay'),
  }),
  slip: label('Heading of the slip'),
  list: label('Heading of the list for the subsidy'),
  steps: z.strictObject({
    units: text(5, 120, 'How a rate by units is computed', { requiredSlots: ['fatRate', 'snfRate'] }),
    litre: text(5, 120, 'How a rate per litre is computed', { requiredSlots: ['litreRate'] }),
    clr: text(5, 120, 'How SNF is computed', { requiredSlots: ['divisor', 'fatFactor', 'constant'] }),
  }),
  chart: z.strictObject({
    title: label('Heading of the fields of the chart'),
    valid: label('Heading of the chart', 'day'),
    corner: label('Heading of the first column of the chart'),
    print: label('Button that prints the chart'),
  }),
  reading: text(10, 400, 'How amounts are rounded, where the constants come from'),
  wrong: z.strictObject({
    belowFirst: sentence('The end of a range is below its beginning'),
    chartTooLarge: sentence('Too many rows or columns of the chart', 'max'),
    notACode: sentence('The text is neither a day nor a number of a member'),
  }),
  sample: z.strictObject({
    basis: z.enum(BASES),
    test: z.enum(TESTS),
    fatRate: amount,
    snfRate: amount,
    flush: amount,
    lean: amount,
    subsidy: amount,
    deductions: amount,
    divisor: z.number(),
    fatFactor: z.number(),
    constant: z.number(),
    fatFrom: z.number(),
    fatTo: z.number(),
    snfFrom: z.number(),
    snfTo: z.number(),
    validFrom: z.string().describe('A day in B.S. like {year}-08-15, in the fiscal year of calendar.ts'),
    entries: z.array(z.strictObject({ who: z.int(), litres: z.number(), fat: z.number(), solids: z.number() })),
  }),
})
