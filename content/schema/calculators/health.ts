import { z } from 'zod'

import { listOf } from '../count'
import { numberOrRuleFigure } from '../rules'
import { label, sentence, text } from '../text'
import { amount, baseCalculator } from './common'

/** What is compared, and the limits of it. */
const measure = z.strictObject({
  name: text(5, 120, 'What is compared with what; numbers are heads of the trial balance'),
  min: numberOrRuleFigure.optional().describe('Per cent that it is at least'),
  max: numberOrRuleFigure.optional().describe('Per cent that it is at most'),
})
/** A limit of a rule. */
const limit = measure.extend({
  below: numberOrRuleFigure.optional().describe('Per cent that it is less than'),
  rule: z.int().min(1).max(5).describe('Place in `rules` of the rule that sets it'),
})

/** Texts and sample figures of the health of a co-operative. */
export const health = baseCalculator.extend({
  result: text(5, 160, 'Result in one sentence', {
    requiredSlots: ['met', 'goals', 'kept', 'limits', 'provision'],
  }),
  lines: z.strictObject({
    title: label('Heading of the trial balance'),
    hint: sentence('What stands in a line, and how lines are pasted'),
    names: text(10, 400, 'Numbers and names of the heads'),
    labels: z.strictObject({
      head: label('Account head of a line', 'index'),
      debit: label('Debit of a line', 'index'),
      credit: label('Credit of a line', 'index'),
    }),
    head: label('Heading of the heads’ numbers'),
    debit: label('Heading of the debits'),
    credit: label('Heading of the credits'),
  }),
  ageing: label('Heading of the loans by time overdue'),
  others: label('Heading of the other figures'),
  fields: z.strictObject({
    months1: label('Loans overdue 1 to 3 months'),
    months3: label('Loans overdue 3 to 6 months'),
    months6: label('Loans overdue 6 to 12 months'),
    months12: label('Loans overdue more than 12 months'),
    provisionHeld: label('Provision held'),
    institutional: label('Part of the funds that is institutional capital'),
    oneLoan: label('Largest loan to one member'),
    oneSaving: label('Largest savings of one member'),
    savingLimit: label('Limit of one member’s savings'),
    loanRate: label('Average rate of loans'),
    savingRate: label('Average rate of savings'),
  }),
  headings: z.strictObject({
    measure: label('Heading of what is compared'),
    percent: label('Heading of the percentages'),
    goal: label('Heading of goals and limits'),
    met: label('Heading of whether they are met'),
  }),
  goals: z.strictObject({
    min: label('A lower limit', 'min'),
    max: label('An upper limit', 'max'),
    below: label('An upper limit that is too high itself', 'below'),
    between: label('Two limits', 'min', 'max'),
  }),
  met: label('The limit is met'),
  notMet: label('The limit is not met'),
  unknown: label('A figure is not known'),
  blank: text(5, 120, 'Names the fields that are blank', { requiredSlots: ['names'] }),
  unbalanced: sentence('Debits and credits differ', 'difference'),
  titles: z.strictObject({ pearls: label('Heading of the goals'), limits: label('Heading of the limits') }),
  pearls: z.strictObject({
    P1: measure,
    P2: measure,
    E1: measure,
    E5: measure,
    E6: measure,
    E7: measure,
    E8: measure,
    E9: measure,
    A1: measure,
    A2: measure,
    L1: measure,
  }),
  limits: z.strictObject({
    provision: limit,
    overdue: limit,
    liquid: limit,
    savings: limit,
    borrowed: limit,
    capital: limit,
    oneLoan: limit,
    oneSaving: limit,
    spread: limit,
  }),
  provision: label('The provision needed'),
  classes: listOf(
    z.strictObject({ name: label('Loan class'), rate: numberOrRuleFigure.describe('Per cent') }),
    'class',
    4,
    4,
  ),
  reading: text(10, 600, 'Where the goals come from, and what they take for what'),
  rules: listOf(text(10, 800, 'A rule that sets limits'), 'rule', 5, 5),
  wrong: z.strictObject({
    notAHead: sentence('The number is not one of the heads'),
    aboveLoans: sentence('More loans are overdue than there are loans', 'loans'),
  }),
  sample: z.strictObject({
    lines: z.array(
      z.strictObject({ head: z.int(), debit: amount.optional(), credit: amount.optional() }).describe('A head'),
    ),
    months1: amount,
    months3: amount,
    months6: amount,
    months12: amount,
    provisionHeld: amount,
    institutional: amount,
    oneLoan: amount,
    oneSaving: amount.or(z.literal('')).describe('Rupees; not known if empty'),
    savingLimit: amount,
    loanRate: z.number(),
    savingRate: z.number(),
  }),
})
