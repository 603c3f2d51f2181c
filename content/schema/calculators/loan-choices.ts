// For schema and browser: without zod, which stays out of the page's scripts.

/** Ways to repay a loan. */
export const REPAYMENTS = ['equalPrincipal', 'equalInstalment', 'flat'] as const
/** Intervals at which an instalment is due. */
export const INTERVALS = ['month', 'quarter', 'week'] as const
/** How interest is counted: each time between instalments as the same part of a year, or by its days of 365. */
export const COUNTS = ['times', 'days'] as const
