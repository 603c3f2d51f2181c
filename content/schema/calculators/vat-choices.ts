// For schema and browser: without zod, which stays out of the page's scripts.

/** Whether the prices are those without VAT or those with it. */
export const PRICES = ['without', 'with'] as const
/** How the discount is given. */
export const DISCOUNTS = ['percent', 'rupees'] as const
