// For schema and browser: without zod, which stays out of the page's scripts.

/** Methods of calculating interest, in the order of the specification. */
export const INTEREST_METHODS = [
  'dailyBalance',
  'dailyMinimum',
  'monthlyMinimum',
  'monthEndBalance',
  'weeklyMinimum',
  'halfYearlyMinimum',
  'fixed',
] as const
