import { z } from 'zod'

import { pageName, text } from '../text'

/** An amount in rupees. */
export const amount = z.number().describe('Rupees')

/** Fields of all calculators. */
export const baseCalculator = z.strictObject({
  name: pageName.describe('Subject of an enquiry about the calculator'),
  title: text(2, 50, 'Title in the window bar'),
  caption: text(10, 160, 'Description of the calculator, for screen readers'),
})

/** A method of calculating, such as one of interest. */
export const method = z.strictObject({
  name: text(2, 40, 'Name of a method'),
  desc: text(5, 120, 'How the method counts, and which reading is used'),
})
