import { locales, type Locale } from '@/content/schema/locales'

/** Facts about one language of the site. */
interface LocaleFacts {
  /** Its name in the language itself. */
  name: string
  /** Where its pages stand: `/ne/products/bancos` beside `/products/bancos`. */
  prefix: string
  /** As link previews call it (Open Graph, `og:locale`): language and territory. */
  ogLocale: string
  /** How `Intl` writes a day in it: a locale that all browsers have, and its options. */
  day: readonly [string, Intl.DateTimeFormatOptions]
  /** The same for a day with its time. */
  time: readonly [string, Intl.DateTimeFormatOptions]
  /** What stands before such a day, where other dates of the site are Bikram Sambat. */
  era: string
  /** Code point of its digit 0. */
  zero: number
  /** The sign that ends a sentence. */
  fullStop: string
}

/** Everything in code that depends on the language: a new one needs an entry here, and its texts in `content/`. */
export const localeFacts: Record<Locale, LocaleFacts> = {
  en: {
    name: 'English',
    prefix: '',
    ogLocale: 'en_GB',
    day: ['en-IN', { dateStyle: 'long' }],
    time: ['en-GB', { dateStyle: 'medium', timeStyle: 'medium' }],
    era: '',
    zero: 0x30,
    fullStop: '.',
  },
  ne: {
    name: 'नेपाली',
    prefix: '/ne',
    ogLocale: 'ne_NP',
    // Chrome has no Nepali names of months, so days are written in numbers like Swedish ones: 2026-11-23.
    day: ['sv', { dateStyle: 'short' }],
    time: ['sv', { dateStyle: 'short', timeStyle: 'medium' }],
    era: 'सन् ',
    zero: 0x966,
    fullStop: '।',
  },
}

/** A text with the digits 0–9 written as the language writes them. */
export const inDigits = (locale: Locale, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(localeFacts[locale].zero + Number(digit)))

/** A moment, by default now, as the language writes it, in the visitor's time zone or in `timeZone`. */
export const dateText = (locale: Locale, kind: 'day' | 'time', at?: number, timeZone?: string) => {
  const { era, [kind]: written } = localeFacts[locale]
  const [tag, options] = written
  return era + inDigits(locale, new Intl.DateTimeFormat(tag, { ...options, timeZone }).format(at))
}

/** A text with digits ०–९, as people type them, written 0–9. */
export const latinDigits = (text: string) => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))

/** Whether a text has Devanagari letters. */
export const hasDevanagari = (text: string) => /[\u0900-\u097F]/.test(text)

/** A figure such as −12,345.00, 6–20 or 35%; five digits without a comma are a phone number or a code instead. */
const FIGURE = /^[-−]?(?!\d{5})\d[\d,.–/]*%?$/

/** A figure in the digits of a language; anything else is returned unchanged. */
export const figureIn = (locale: Locale, text: string | number) =>
  FIGURE.test(String(text)) ? inDigits(locale, String(text)) : String(text)

/** The languages, the default first. */
export { locales, type Locale }
