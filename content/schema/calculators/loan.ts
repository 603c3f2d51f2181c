import { z } from 'zod'

import { label, sentence, text } from '../text'
import { amount, baseCalculator, method } from './common'
import { COUNTS, INTERVALS, REPAYMENTS } from './loan-choices'

/** Texts and sample figures of the loan calculator. */
export const loan = baseCalculator.extend({
  result: text(5, 120, 'Result in one sentence', { requiredSlots: ['method', 'instalment', 'interest'] }),
  fields: z.strictObject({
    amount: label('Amount of the loan'),
    rate: label('Rate'),
    months: label('Months'),
    start: label('Day of paying out, in B.S.'),
    overdue: label('Number of unpaid instalments'),
    late: label('Days overdue'),
    penalty: label('Rate of the penalty'),
  }),
  times: z.strictObject({
    title: label('Heading of the times between instalments'),
    month: label('An instalment every month'),
    quarter: label('An instalment every three months'),
    week: label('An instalment every week'),
  }),
  counts: z.strictObject({
    title: label('Heading of the ways to count interest'),
    times: label('Interest by equal times'),
    days: label('Interest by days'),
  }),
  methods: z.strictObject({
    equalPrincipal: method.extend({
      step: text(5, 200, 'How the first instalment is computed', {
        requiredSlots: ['amount', 'count', 'principal', 'rate', 'part', 'year', 'interest'],
      }),
    }),
    equalInstalment: method.extend({
      step: text(5, 200, 'How the instalment is computed', {
        requiredSlots: ['amount', 'count', 'instalment', 'rate', 'times'],
      }),
    }),
    flat: method.extend({
      step: text(5, 200, 'How the interest is computed', {
        requiredSlots: ['amount', 'rate', 'parts', 'year', 'interest'],
      }),
    }),
  }),
  headings: z.strictObject({
    method: label('Heading of the ways to repay'),
    first: label('Heading of the first instalments'),
    allInterest: label('Heading of the interest in all'),
    trueRate: label('Heading of the true rates'),
    day: label('Heading of the numbers and days'),
    principal: label('Heading of the principal'),
    interest: label('Heading of the interest'),
    instalment: label('Heading of the instalments'),
    balance: label('Heading of what is still owed'),
    total: label('Row of the sums'),
  }),
  flatCost: sentence('What a flat rate means on what is still owed', 'rate', 'trueRate'),
  schedule: label('Heading of the schedule', 'count'),
  noDays: sentence('Added when the calendar ends before the last instalment'),
  overdue: z.strictObject({
    title: label('Heading of the unpaid instalments'),
    base: label('Heading of what the penalty is on'),
    due: label('Heading of what is due'),
    penalty: label('Heading of the penalty'),
    instalment: label('Penalty on the instalment due'),
    interest: label('Penalty on the interest due'),
    total: label('Penalty on the total due'),
    step: text(5, 120, 'How the penalty is computed', { requiredSlots: ['penalty', 'late'] }),
  }),
  reading: text(10, 400, 'How amounts are rounded and days are set'),
  wrong: z.strictObject({
    notQuarters: sentence('Months that are not whole quarters'),
    tooManyInstalments: sentence('Too many instalments', 'max'),
    afterCalendar: sentence('Days are counted after the end of the calendar'),
  }),
  sample: z.strictObject({
    method: z.enum(REPAYMENTS).describe('The way that is selected at first'),
    every: z.enum(INTERVALS),
    by: z.enum(COUNTS),
    start: z.string().describe('A day in B.S. like {year}-08-15, in the fiscal year of calendar.ts'),
    amount,
    rate: z.number(),
    months: z.int(),
    overdue: z.int(),
    late: z.int(),
    penalty: z.number(),
  }),
})
