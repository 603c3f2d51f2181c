import { z } from 'zod'

/** A year from this one on belongs to the Nepali calendar, which is 57 years ahead. */
const FIRST_NEPALI_YEAR = 2070

/** A day of the AD calendar, such as `2026-12-31`. */
export const day = z.iso
  .date({
    error: ({ input }) =>
      /^\d{4}-(0[1-9]|1[0-2])-\d{2}$/.test(String(input))
        ? 'is not a date: its month has fewer days'
        : 'is not a date: write year, month and day like 2026-12-31',
    abort: true,
  })
  .refine((date) => Number(date.slice(0, 4)) < FIRST_NEPALI_YEAR, {
    error: 'is a date of the Nepali calendar (B.S.): write it in A.D., like 2026-12-31',
  })
