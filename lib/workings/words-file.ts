import type { Locale } from '@/content/schema'

/** Name of the file with the words of all workings in one language. */
export const workingsFile = (locale: Locale) => `workings-${locale}.json`

/** Address of that file. */
export const workingsHref = (locale: Locale) => `/data/${workingsFile(locale)}`
