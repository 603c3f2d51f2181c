import { z } from 'zod'

import { listOf } from './count'
import { text } from './text'

// The screen `account-days` is of Bhadra, which has 31 days until 2087.
const [FIRST_YEAR, LAST_YEAR] = [2080, 2087]
const wrongYear = `must be a year (B.S.) from ${FIRST_YEAR} to ${LAST_YEAR}, without quotes, like 2083`

/** `content/calendar.ts`: the fiscal year of all mock screens, and the names of weekdays. */
export const calendarSchema = z.strictObject({
  fiscalYear: z
    .int(wrongYear)
    .min(FIRST_YEAR, wrongYear)
    .max(LAST_YEAR, wrongYear)
    .describe('Year (B.S.) in which the fiscal year of all mock screens begins, on 1 Shrawan'),
  weekdays: listOf(text(3, 20, 'Weekday'), 'weekday', 7, 7).describe('Weekdays from Sunday on'),
})

/** Begins the fiscal year of a wrong `fiscalYear`: without a year, each date of a screen would be wrong too. */
export const fallbackYear = FIRST_YEAR

/** `content/calendar.ts` as an editor writes it. */
export type CalendarInput = z.input<typeof calendarSchema>
