import { z } from 'zod'

import { pageName, text } from './text'

/** A label of at most 60 letters; `must` are the slots that it needs. */
export const label = (what: string, ...must: string[]) => text(1, 60, what, { must })
/** A sentence of 10 to 200 letters; `must` are the slots that it needs. */
export const sentence = (what: string, ...must: string[]) => text(10, 200, what, { must })

/** An amount in rupees. */
export const amount = z.number().describe('Rupees')

/** Fields that every calculator has. */
export const calculator = z.strictObject({
  name: pageName.describe('Subject of an enquiry about the calculator'),
  title: text(2, 50, 'Title in the window bar'),
  caption: text(10, 160, 'Description of the calculator, for those who cannot see it'),
  picture: text(10, 200, 'Text in place of the picture'),
  result: text(5, 120, 'Result in one sentence'),
})
