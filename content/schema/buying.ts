import { z } from 'zod'

import { listOf, oneCellEach } from './count'
import { id, linkHref, text } from './text'

const stepList = listOf(
  z.strictObject({ name: text(3, 40, 'Name of a step'), desc: text(10, 160, 'Text of a step') }),
  'step',
  2,
  5,
)

/** A titled list of steps in order. */
export const stepsSchema = z.strictObject({ title: text(5, 60, 'Heading of the steps'), steps: stepList })

/** `content/buying.ts`: buying advice on the home page, About Us, product and service pages. */
export const buyingSchema = z.strictObject({
  productFinder: z
    .strictObject({
      title: text(5, 60, 'Heading of the product finder'),
      tagline: text(10, 120, 'Line under the heading'),
      needHeading: text(3, 30, 'Heading of the column with the `need` of each product'),
      productHeading: text(3, 30, 'Heading of the column with the products'),
      platformsHeading: text(3, 30, 'Heading of the column with the `platforms` of each product'),
      unknownPlatforms: text(3, 30, 'In that column, for a product without `platforms`'),
    })
    .describe('List with one row for each product'),
  comparison: z
    .strictObject({
      title: text(5, 60, 'Heading of the table'),
      linkLabel: text(5, 80, 'Link from the product finder to the table'),
      products: z.array(id).min(2, 'needs at least 2 products').max(4, 'allows at most 4 products'),
      also: z
        .strictObject({
          title: text(3, 40, 'Heading of the product that is not compared'),
          product: id,
          text: text(10, 200, 'What is known of it'),
        })
        .optional()
        .describe('A product that is named under the table, and in the product finder, without a column of its own'),
      rows: listOf(
        z.strictObject({
          name: text(3, 40, 'Name of a row'),
          cells: z.array(text(3, 120, 'Cell')).describe('One cell for each product, in the order of `products`'),
        }),
        'row',
        2,
        12,
      ),
    })
    .superRefine(oneCellEach('products', ({ products }) => products)),
  nextSteps: stepsSchema,
  nextStepsForService: stepList.describe('Steps on the pages of services, under the heading of `nextSteps`'),
  contactTitle: text(5, 80, 'Heading of the call to contact that ends home, About Us and FAQs'),
  quotation: z
    .strictObject({
      title: text(5, 60, 'Heading of the sheet'),
      text: text(10, 160, 'Line under the heading'),
      blanks: listOf(text(3, 30, 'Name of a blank'), 'blank', 2, 6).describe('Blanks above the lines'),
      lineHeading: text(3, 30, 'Heading of the column with the lines'),
      descHeading: text(3, 30, 'Heading of the column with what a line says'),
      onceHeading: text(3, 30, 'Heading of the column of amounts paid once'),
      yearlyHeading: text(3, 30, 'Heading of the column of amounts paid each year'),
      total: text(3, 30, 'Last row'),
      rows: listOf(
        z.strictObject({ name: text(3, 40, 'Name of a line'), desc: text(10, 120, 'What the line says') }),
        'line',
        6,
        15,
      ),
    })
    .describe('The lines of a quotation as a sheet to print, with blank amounts'),
  questions: z
    .strictObject({
      title: text(5, 60, 'Heading of the questions'),
      link: z
        .strictObject({ label: text(5, 60, 'Text of the link'), path: linkHref })
        .describe('Link under the heading, to the quotation'),
      items: listOf(
        z.strictObject({
          question: text(5, 120, 'Question'),
          answer: text(10, 480, 'Answer'),
          steps: stepList.optional().describe('Steps in order, under the answer'),
          onSheet: listOf(text(5, 120, 'Row of the sheet'), 'row', 1, 3)
            .optional()
            .describe('Rows of the sheet in place of the question'),
          sheetGroup: id
            .optional()
            .describe('Id of the group of the sheet that has the question; without it those that every buyer asks do'),
          onlyFor: z.array(id).optional().describe('Products whose page alone has the question'),
          notFor: z.array(id).optional().describe('Products whose page leaves the question out'),
        }),
        'question',
        1,
        40,
      ),
      sheet: z
        .strictObject({
          title: text(5, 60, 'Heading of the sheet'),
          text: text(10, 160, 'Line under the heading'),
          groups: listOf(
            z.strictObject({ id, title: text(5, 60, 'Heading of a group: which buyer asks its questions') }),
            'group',
            0,
            6,
          ),
          question: text(3, 30, 'Heading of the column with the questions'),
          vendor: text(3, 30, 'Heading of the column for the answers of one vendor', { requiredSlots: ['number'] }),
        })
        .describe('The questions as a sheet to print, with room for the answers of three vendors'),
    })
    .superRefine(({ items, sheet }, context) => {
      for (const [index, { sheetGroup }] of items.entries())
        if (sheetGroup !== undefined && !sheet.groups.some((group) => group.id === sheetGroup))
          context.addIssue({
            code: 'custom',
            path: ['items', index, 'sheetGroup'],
            message: `"${sheetGroup}" is no group of the sheet; use one of: ${sheet.groups.map((group) => group.id).join(', ')}`,
          })
      for (const [index, { id }] of sheet.groups.entries())
        if (!items.some(({ sheetGroup }) => sheetGroup === id))
          context.addIssue({
            code: 'custom',
            path: ['sheet', 'groups', index, 'id'],
            message: `no question has the sheetGroup "${id}": give it to one, or remove this group`,
          })
    }),
})

/** `content/buying.ts` as an editor writes it. */
export type BuyingInput = z.input<typeof buyingSchema>
