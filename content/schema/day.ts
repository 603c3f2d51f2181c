import { z } from 'zod'

/** Years from 2070 are taken for Bikram Sambat, which is 57 years ahead of AD. */
const FIRST_NEPALI_YEAR = 2070

/** An AD date, such as `2026-12-31`. */
export const day = z.iso
  .date({
    error: ({ input }) =>
      /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[1-9]\d)$/.test(String(input))
        ? 'is not a date: its month has fewer days'
        : 'is not a date: write year, month and day like 2026-12-31',
    abort: true,
  })
  .refine((date) => Number(date.slice(0, 4)) < FIRST_NEPALI_YEAR, {
    error: 'is a date of the Nepali calendar (B.S.): write it in A.D., like 2026-12-31',
  })
