import { z } from 'zod'

import { label, sentence, text } from '../text'
import { amount, baseCalculator, method } from './common'
import { INTEREST_METHODS } from './interest-choices'

const methods = z.strictObject({
  dailyBalance: method,
  dailyMinimum: method,
  monthlyMinimum: method,
  monthEndBalance: method,
  weeklyMinimum: method,
  halfYearlyMinimum: method,
  fixed: method,
} satisfies Record<(typeof INTEREST_METHODS)[number], typeof method>)

/** Texts and sample figures of the interest calculator. */
export const interest = baseCalculator.extend({
  chartText: text(10, 200, 'Text alternative of the chart', {
    requiredSlots: ['lowest', 'highest', 'closing', 'method', 'product'],
  }),
  result: text(5, 120, 'Result in one sentence', { requiredSlots: ['method', 'interest'] }),
  wrong: z.strictObject({ severalMonths: sentence('Dates of more than one month') }),
  fields: z.strictObject({
    opening: label('Opening balance'),
    days: label('Days of the month'),
    rate: label('Rate'),
    yearDays: label('Days of the year'),
    lowest: label('Lowest balance of the half-year'),
    halfDays: label('Days of the half-year'),
    fixed: label('Principal of the fixed deposit'),
    tax: label('Tax'),
  }),
  movements: z.strictObject({
    title: label('Heading of the movements'),
    hint: sentence('How movements are typed and pasted'),
    day: label('Day of a movement', 'index'),
    amount: label('Amount of a movement', 'index'),
    dayHeading: label('Heading above the days'),
    amountHeading: label('Heading above the amounts'),
  }),
  methods,
  remarks: z.strictObject({
    halfYearlyMinimum: label('Remark under the half-yearly minimum: the figure is a part'),
    fixed: label('Remark under the fixed deposit: another account', 'fixed'),
  }),
  headings: z.strictObject({
    method: label('Heading of the methods'),
    product: label('Heading of the products'),
    interest: label('Heading of the interest'),
    days: label('Heading of the days'),
    balance: label('Heading of the balances'),
    lowest: label('Heading of the lowest balances'),
    counted: label('Heading of the balances that the methods count'),
  }),
  dayByDay: label('Heading of the account day by day'),
  step: text(5, 120, 'How the interest was computed', { requiredSlots: ['product', 'rate', 'yearDays', 'interest'] }),
  halfYear: sentence('Added to the half-yearly figure: what the whole half-year earns', 'days', 'interest'),
  aboveMonth: sentence('Added when the half-year’s lowest balance is above that of its month', 'lowest'),
  reading: text(10, 400, 'How days and balances are counted where schemes differ'),
  tax: label('Tax on the interest', 'rate'),
  net: label('Interest after tax'),
  sample: z.strictObject({
    method: z.enum(INTEREST_METHODS).describe('The method that is selected at first'),
    opening: amount,
    movements: z.array(z.strictObject({ day: z.int(), amount: amount.describe('Rupees; negative for a withdrawal') })),
    days: z.int(),
    rate: z.number(),
    yearDays: z.int(),
    lowest: amount,
    halfDays: z.int(),
    fixed: amount,
    tax: z.number().optional(),
  }),
})
