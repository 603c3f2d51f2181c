/** Languages of the site, the default first; keys of every text. */
export const locales = ['en', 'ne'] as const

/** Language tag of a page, as in `<html lang>` (BCP 47). */
export type Locale = (typeof locales)[number]
