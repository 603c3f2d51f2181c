import { showGrouped } from '@/lib/figures'
import { figureIn, type Locale } from '@/lib/locales'

/** Formats a count: 2,00,000, in the digits of the language. */
export const countIn = (locale: Locale, count: number) => figureIn(locale, showGrouped(String(count)))
