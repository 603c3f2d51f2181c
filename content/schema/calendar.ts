import { z } from 'zod'

import { listOf } from './count'
import { text } from './text'

/** Fiscal years that mock screens allow: the screen `account-days` is of Bhadra, which has 31 days until 2087. */
export const fiscalYears = { first: 2080, last: 2087 }
const wrongYear = `must be a year (B.S.) from ${fiscalYears.first} to ${fiscalYears.last}, without quotes, like 2083`

/** `content/calendar.ts`: the fiscal year of all mock screens, and the names of weekdays. */
export const calendarSchema = z.strictObject({
  fiscalYear: z
    .int(wrongYear)
    .min(fiscalYears.first, wrongYear)
    .max(fiscalYears.last, wrongYear)
    .describe('Year (B.S.) in which the fiscal year of all mock screens begins, on 1 Shrawan'),
  weekdays: listOf(text(3, 20, 'Weekday'), 'weekday', 7, 7).describe('Weekdays from Sunday on'),
})

/** `content/calendar.ts` as an editor writes it. */
export type CalendarInput = z.input<typeof calendarSchema>
