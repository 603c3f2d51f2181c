import { z } from 'zod'

import { listOf } from '../count'
import { numberOrRuleFigure } from '../rules'
import { id, label, sentence, text } from '../text'
import { amount, baseCalculator } from './common'

const loanClass = z.strictObject({
  id,
  name: text(2, 40, 'Name of a class'),
  overdue: text(2, 60, 'How long the loans of the class are overdue'),
  principal: amount,
  rate: numberOrRuleFigure.describe('Per cent'),
})

const classSet = (count: number) =>
  z.strictObject({
    name: text(2, 60, 'Name of the set of classes'),
    share: label('Overdue part of the book', 'overdue', 'book'),
    note: text(10, 300, 'Note on the rates of the classes'),
    classes: listOf(loanClass, 'class', count, count),
  })

/** Texts and sample figures of the provision calculator. */
export const provision = baseCalculator.extend({
  chartText: text(10, 200, 'Text alternative of the chart', { requiredSlots: ['shares'] }),
  result: text(5, 120, 'Result in one sentence', { requiredSlots: ['total', 'difference'] }),
  classification: label('Heading of the choice of classes'),
  three: classSet(3),
  four: classSet(4),
  sample: z.strictObject({
    collateral: amount.describe('Rupees; collateral taken over'),
    collateralRate: numberOrRuleFigure.describe('Per cent'),
    provisionHeld: amount.describe('Rupees; provision held'),
  }),
  fields: z.strictObject({
    collateral: label('Collateral taken over for loans'),
    collateralRate: label('Rate of the collateral'),
    provisionHeld: label('Provision held'),
    principal: label('Principal of a class', 'name'),
    rate: label('Rate of a class', 'name'),
  }),
  headings: z.strictObject({
    class: label('Heading of the classes'),
    principal: label('Heading of the principals'),
    rate: label('Heading of the rates'),
    provision: label('Heading of the provisions'),
    collateral: label('Row of the collateral taken over'),
    total: label('Row of the sums'),
  }),
  hint: sentence('How a column is pasted'),
  pasted: label('Status when a column was pasted', 'count', 'copied'),
  shortfall: label('Shortfall of the provision'),
  surplus: label('Surplus of the provision'),
  surplusNote: sentence('What to do about a surplus'),
  reading: text(10, 400, 'How a loan is classified'),
  journal: z.strictObject({
    title: label('Heading of the journal'),
    account: label('Heading of the accounts'),
    debit: label('Heading of the debits'),
    credit: label('Heading of the credits'),
    expense: label('Account that is debited'),
    provision: label('Account that is credited'),
  }),
})
