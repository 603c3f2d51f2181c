import { z } from 'zod'

import { listOf } from './count'
import { text } from './text'

/** `content/calendar.ts`: the fiscal year of all mock screens, and the names of weekdays. */
export const calendarSchema = z.strictObject({
  fiscalYear: z
    .int()
    // The screen `account-days` is of Bhadra, which has 31 days until 2087.
    .refine((year) => year >= 2080 && year <= 2087, 'must be a year (B.S.) from 2080 to 2087, like 2083')
    .describe('Year (B.S.) in which the fiscal year of all mock screens begins, on 1 Shrawan'),
  weekdays: listOf(text(3, 20, 'Weekday'), 'weekday', 7, 7).describe('Weekdays from Sunday on'),
})

/** `content/calendar.ts` as an editor writes it. */
export type CalendarInput = z.input<typeof calendarSchema>
