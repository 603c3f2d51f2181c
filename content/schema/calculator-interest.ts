import { z } from 'zod'

import { text } from './text'
import { amount, calculator, label, sentence } from './calculator'

const method = z.strictObject({
  name: text(2, 40, 'Name of a method'),
  desc: text(5, 120, 'How the method counts, and which reading is used'),
})

/** The interest calculator: its words, and the figures of its sample. */
export const interest = calculator.extend({
  picture: text(10, 200, 'Text in place of the picture', { must: ['low', 'high', 'closing', 'method', 'product'] }),
  result: text(5, 120, 'Result in one sentence', { must: ['method', 'interest'] }),
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
    dayHead: label('Head above the days'),
    amountHead: label('Head above the amounts'),
    add: label('Button that adds a movement'),
    added: label('Said when a movement was added', 'index'),
    remove: label('Button that removes a movement', 'index'),
    removed: label('Said when a movement was removed', 'index'),
    pasted: label('Said when movements were pasted', 'count'),
  }),
  methods: z.strictObject({
    dailyBalance: method,
    dailyMinimum: method,
    monthlyMinimum: method,
    monthEndBalance: method,
    weeklyMinimum: method,
    halfYearlyMinimum: method,
    fixed: method,
  }),
  remarks: z.strictObject({
    halfYearlyMinimum: label('Under the name of the half-yearly minimum: that its figure is a part'),
    fixed: label('Under the name of the fixed deposit: that it is another account', 'fixed'),
  }),
  heads: z.strictObject({
    method: label('Head of the methods'),
    product: label('Head of the products'),
    interest: label('Head of the interest'),
    days: label('Head of the days'),
    balance: label('Head of the balances'),
    low: label('Head of the lowest balances'),
    counted: label('Head of what the method counts'),
  }),
  dayByDay: label('Heading of the account day by day'),
  step: text(5, 120, 'How the interest was worked out', { must: ['product', 'rate', 'yearDays', 'interest'] }),
  halfYear: sentence('Added to the half-yearly figure: what the whole half-year earns', 'days', 'interest'),
  aboveMonth: sentence('Added when the half-year’s lowest balance is above that of its month', 'low'),
  reading: text(10, 300, 'How days and balances are counted where schemes differ'),
  tax: label('Tax on the interest', 'rate'),
  net: label('Interest after tax'),
  sample: z.strictObject({
    method: z
      .enum([
        'dailyBalance',
        'dailyMinimum',
        'monthlyMinimum',
        'monthEndBalance',
        'weeklyMinimum',
        'halfYearlyMinimum',
        'fixed',
      ])
      .describe('The method that is chosen at first'),
    opening: amount,
    movements: z.array(z.strictObject({ day: z.int(), amount: amount.describe('Rupees; with a minus, money out') })),
    days: z.int(),
    rate: z.number(),
    yearDays: z.int(),
    lowest: amount,
    halfDays: z.int(),
    fixed: amount,
    tax: z.number().optional(),
  }),
})
