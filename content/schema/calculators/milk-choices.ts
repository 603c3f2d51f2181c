// For schema and browser: without zod, which stays out of the page's scripts.

/** Seasons of much and of little milk, each with one price of a litre. */
export const SEASONS = ['flush', 'lean'] as const
/** How a litre is priced: by units of fat and SNF, or by its season. */
export const BASES = ['units', ...SEASONS] as const
/** What is measured besides fat: SNF, or the lactometer's reading. */
export const TESTS = ['snf', 'clr'] as const
