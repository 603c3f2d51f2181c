/** Languages of the site, the default first; each is a key of every text. */
export const locales = ['en', 'ne'] as const

/** Language of an edition of the site, as in `<html lang>` (BCP 47). */
export type Locale = (typeof locales)[number]
