import { z } from 'zod'

import { id, text } from './text'
import { amount, calculator, label, sentence } from './calculator'

const loanClass = z.strictObject({
  id,
  name: text(2, 40, 'Name of a class'),
  overdue: text(2, 60, 'How long its loans are overdue'),
  principal: amount,
  rate: z.number().describe('Per cent'),
})

const classes = (count: number) =>
  z.strictObject({
    name: text(2, 60, 'Name of the set of classes'),
    share: label('Overdue part of the book', 'overdue', 'book'),
    note: sentence('What to know of its rates'),
    classes: z.array(loanClass).length(count, `needs exactly ${count} classes`),
  })

/** The provision calculator: its words, and the figures of its sample. */
export const provision = calculator.extend({
  picture: text(10, 200, 'Text in place of the picture', { must: ['shares'] }),
  result: text(5, 120, 'Result in one sentence', { must: ['total', 'difference'] }),
  sets: label('Heading of the choice of classes'),
  three: classes(3),
  four: classes(4),
  held: amount.describe('Provision held in the sample'),
  fields: z.strictObject({
    held: label('Provision held'),
    principal: label('Principal of a class', 'name'),
    rate: label('Rate of a class', 'name'),
  }),
  heads: z.strictObject({
    class: label('Head of the classes'),
    principal: label('Head of the principals'),
    rate: label('Head of the rates'),
    provision: label('Head of the provisions'),
    total: label('Row of the sums'),
  }),
  hint: sentence('How a column is pasted'),
  pasted: label('Said when a column was pasted', 'count', 'copied'),
  add: label('Provision that is lacking'),
  surplus: label('Provision beyond what is needed'),
  surplusNote: sentence('What to do about a surplus'),
  reading: text(10, 300, 'How a loan comes into its class'),
  journal: z.strictObject({
    title: label('Heading of the journal'),
    account: label('Head of the accounts'),
    debit: label('Head of the debits'),
    credit: label('Head of the credits'),
    expense: label('Account that is debited'),
    provision: label('Account that is credited'),
  }),
})
