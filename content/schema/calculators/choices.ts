// The choices of fields, for schema and browser: without zod, which stays out of the page's scripts.

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

/** Ways to repay a loan. */
export const REPAYMENTS = ['equalPrincipal', 'equalInstalment', 'flat'] as const
/** Intervals at which an instalment is due. */
export const INTERVALS = ['month', 'quarter', 'week'] as const
/** How interest is counted: each time between instalments as the same part of a year, or by its days of 365. */
export const COUNTS = ['times', 'days'] as const

/** Seasons of much and of little milk, each with one price of a litre. */
export const SEASONS = ['flush', 'lean'] as const
/** How a litre is priced: by units of fat and SNF, or by its season. */
export const BASES = ['units', ...SEASONS] as const
/** What is measured besides fat: SNF, or the lactometer's reading. */
export const TESTS = ['snf', 'clr'] as const

/** Whether the prices are those without VAT or those with it. */
export const PRICES = ['without', 'with'] as const
/** How the discount is given. */
export const DISCOUNTS = ['percent', 'rupees'] as const
