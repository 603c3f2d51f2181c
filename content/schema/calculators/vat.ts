import { z } from 'zod'

import { numberOrRuleFigure } from '../rules'
import { label, sentence, text } from '../text'
import { amount, baseCalculator } from './common'
import { DISCOUNTS, PRICES } from './vat-choices'

/** Texts and sample figures of the VAT calculator. */
export const vat = baseCalculator.extend({
  result: text(5, 120, 'Result in one sentence', { requiredSlots: ['taxable', 'vat', 'total'] }),
  fields: z.strictObject({
    rate: label('Rate of VAT'),
    discount: label('Discount'),
  }),
  prices: z.strictObject({
    title: label('Heading of what prices are'),
    without: label('Prices are without VAT'),
    with: label('Prices are with VAT'),
  }),
  discounts: z.strictObject({
    title: label('Heading of how the discount is given'),
    percent: label('Discount in per cent'),
    rupees: label('Discount in rupees'),
  }),
  lines: z.strictObject({
    title: label('Heading of the lines'),
    hint: sentence('What stands in a line, and how lines are pasted'),
    labels: z.strictObject({
      quantity: label('Quantity of a line', 'index'),
      price: label('Price of a line', 'index'),
      vat: label('VAT of a line, if it has another rate', 'index'),
    }),
    quantity: label('Heading of the quantities'),
    price: label('Heading of the prices'),
    vat: label('Heading of the rates of single lines'),
  }),
  headings: z.strictObject({
    line: label('Heading of the lines’ numbers'),
    quantity: label('Heading of the quantities'),
    net: label('Heading of the prices without VAT'),
    gross: label('Heading of the prices with VAT'),
    amount: label('Heading of the amounts'),
    subtotal: label('Sum of the lines'),
    discount: label('The discount'),
    taxable: label('Amount after the discount, without VAT'),
    vat: label('VAT at one rate', 'rate'),
    allVat: label('VAT at several rates'),
    total: label('Amount to pay'),
    byRate: label('Heading of VAT by rate'),
    rate: label('Heading of the rates'),
    withVat: label('Heading of the amounts with VAT'),
  }),
  steps: z.strictObject({
    without: text(5, 200, 'How VAT is added', { requiredSlots: ['rate'] }),
    with: text(5, 200, 'How VAT is taken out', { requiredSlots: ['rate'] }),
  }),
  reading: text(10, 400, 'How amounts are rounded, and which goods have no VAT'),
  wrong: z.strictObject({
    aboveSubtotal: sentence('The discount is more than the sum of the lines', 'subtotal'),
  }),
  sample: z.strictObject({
    prices: z.enum(PRICES),
    by: z.enum(DISCOUNTS),
    rate: numberOrRuleFigure,
    discount: z.number().describe('Per cent or rupees'),
    lines: z.array(z.strictObject({ quantity: z.number(), price: amount })),
  }),
})
