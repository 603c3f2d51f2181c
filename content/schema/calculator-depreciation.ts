import { z } from 'zod'

import { text } from './text'
import { amount, calculator, label, sentence } from './calculator'

/** The depreciation calculator: its words, and the figures of its sample. */
export const depreciation = calculator.extend({
  picture: text(10, 200, 'Text in place of the picture', { must: ['years', 'straight', 'diminishing'] }),
  result: text(5, 120, 'Result in one sentence', { must: ['years', 'straight', 'diminishing'] }),
  fields: z.strictObject({
    cost: label('Cost'),
    residual: label('Value at the end'),
    life: label('Life in years'),
    rate: label('Rate'),
    years: label('Years shown'),
    firstMonths: label('Months in the first year'),
  }),
  straight: text(2, 40, 'Name of the straight line'),
  straightStep: text(5, 120, 'How a year of the straight line is worked out', {
    must: ['cost', 'residual', 'life', 'charge'],
  }),
  diminishing: text(2, 40, 'Name of the diminishing balance'),
  diminishingStep: text(5, 120, 'How its first year is worked out', { must: ['cost', 'rate', 'charge'] }),
  cappedStep: text(5, 120, 'The same where the rate takes more than the value at the end leaves', {
    must: ['cost', 'rate', 'charge'],
  }),
  residualNote: sentence('How far a value falls', 'residual'),
  firstYear: text(5, 120, 'Added when the first year is short', { must: ['months'] }),
  heads: z.strictObject({
    year: label('Head of the years'),
    charge: label('Head of the charges'),
    left: label('Head of the values at the end of a year'),
  }),
  sample: z.strictObject({
    cost: amount,
    residual: amount,
    life: z.int(),
    rate: z.number(),
    years: z.int(),
    firstMonths: z.int(),
  }),
})
