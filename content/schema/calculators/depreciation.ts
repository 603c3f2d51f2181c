import { z } from 'zod'

import { listOf } from '../count'
import { numberOrRuleFigure } from '../rules'
import { label, sentence, text } from '../text'
import { amount, baseCalculator } from './common'

/** Texts and sample figures of the depreciation calculator. */
export const depreciation = baseCalculator.extend({
  chartText: text(10, 200, 'Text alternative of the chart', { requiredSlots: ['years', 'straight', 'diminishing'] }),
  result: text(5, 120, 'Result in one sentence', { requiredSlots: ['years', 'straight', 'diminishing'] }),
  wrong: z.strictObject({ aboveCost: sentence('A value at the end that is above the cost', 'cost') }),
  fields: z.strictObject({
    cost: label('Cost'),
    residual: label('Value at the end'),
    life: label('Life in years'),
    rate: label('Rate'),
    years: label('Years shown'),
    firstMonths: label('Months in the first year'),
  }),
  straight: text(2, 40, 'Name of the straight line'),
  straightStep: text(5, 120, 'How a year of the straight line is computed', {
    requiredSlots: ['cost', 'residual', 'life', 'charge'],
  }),
  diminishing: text(2, 40, 'Name of the diminishing balance'),
  diminishingStep: text(5, 120, 'How the first year of the diminishing balance is computed', {
    requiredSlots: ['cost', 'rate', 'charge'],
  }),
  cappedStep: text(5, 120, 'How the first year is computed when the value at the end limits the charge', {
    requiredSlots: ['cost', 'rate', 'charge'],
  }),
  tax: z.strictObject({
    title: label('Heading of the pools of the tax law'),
    pools: listOf(
      z.strictObject({
        name: label('Pool and what belongs to it', 'rate'),
        rate: numberOrRuleFigure.describe('Per cent'),
      }),
      'pool',
      1,
      6,
    ),
    bought: label('Heading of the times of buying, which set the months of the first year'),
    times: listOf(
      z.strictObject({
        name: label('When the asset was bought'),
        months: z.int().describe('Months in the first year'),
      }),
      'time',
      1,
      4,
    ),
    note: text(10, 400, 'Where rates and months come from'),
  }),
  residualNote: sentence('Lower limit of the value', 'residual'),
  firstYear: text(5, 120, 'Added when the first year has fewer than 12 months', { requiredSlots: ['months'] }),
  headings: z.strictObject({
    year: label('Heading of the years'),
    charge: label('Heading of the charges'),
    closing: label('Heading of the values at the end of a year'),
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
