import { z } from 'zod'

import { listOf } from './count'
import { text } from './text'

/** `content/calendar.ts`: the fiscal year of all mock screens, and the names of weekdays. */
export const calendarSchema = z.strictObject({
  fiscalYear: z
    .int()
    .min(2080)
    // The screen `account-days` is of Bhadra, which has 31 days until then.
    .max(2087)
    .describe('Year (B.S.) in which the fiscal year of all mock screens begins, on 1 Shrawan'),
  weekdays: listOf(text(3, 20, 'Weekday'), 'weekday', 7, 7).describe('Weekdays from Sunday on'),
})

/** `content/calendar.ts` as an editor writes it. */
export type CalendarInput = z.input<typeof calendarSchema>
