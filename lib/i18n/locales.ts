import { locales, type Locale } from '@/content/schema/locale-codes'

/** Constants by language; a new language needs an entry here and its texts in `content/`. */
export const localeConfig = {
  en: {
    /** Name in the language itself. */
    name: 'English',
    /** Prefix of page paths: `/ne` in `/ne/products/bancos`. */
    prefix: '',
    /** Value of `og:locale` (Open Graph): language and territory. */
    ogLocale: 'en_GB',
    /** Formats of a day, and of a day with time: a locale that `Intl` has in all browsers, and format options. */
    day: ['en-IN', { dateStyle: 'long' }],
    time: ['en-GB', { dateStyle: 'medium', timeStyle: 'medium' }],
    /** Prefix that marks an AD date, since other dates of the site are Bikram Sambat. */
    era: '',
    /** Code point of the digit 0. */
    zero: 0x30,
    /** Full stop of a sentence. */
    fullStop: '.',
  },
  ne: {
    name: 'नेपाली',
    prefix: '/ne',
    ogLocale: 'ne_NP',
    // Chrome's `Intl` lacks Nepali month names; the Swedish format is numeric: 2026-11-23.
    day: ['sv', { dateStyle: 'short' }],
    time: ['sv', { dateStyle: 'short', timeStyle: 'medium' }],
    era: 'सन् ',
    zero: 0x966,
    fullStop: '।',
  },
} as const satisfies Record<Locale, object>

/** Replaces the digits 0–9 with those of the language. */
export const toLocaleDigits = (locale: Locale, text: string) => {
  const { zero } = localeConfig[locale]
  return zero === 0x30 ? text : text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
}

/** Formats the time `at` (ms since 1970, by default now) in the language, for `timeZone` or the visitor's time zone. */
export const dateText = (locale: Locale, kind: 'day' | 'time', at?: number, timeZone?: string) => {
  const { era, [kind]: format } = localeConfig[locale]
  const [intlLocale, options] = format
  return era + toLocaleDigits(locale, new Intl.DateTimeFormat(intlLocale, { ...options, timeZone }).format(at))
}

/** Replaces the digits ०–९, from U+0966 on, with 0–9. */
export const latinDigits = (text: string) => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))

/** Whether a text has Devanagari characters. */
export const hasDevanagari = (text: string) => /[\u0900-\u097F]/.test(text)

/** A figure such as −12,345.00, 6–20 or 35%; a text that starts with five digits is a phone number or code. */
const FORMATTED_FIGURE = /^[-−]?(?!\d{5})\d[\d,.–/]*%?$/

/** Converts a figure to the digits of a language; other text stays. */
export const inLocaleDigits = (locale: Locale, text: string | number) =>
  FORMATTED_FIGURE.test(String(text)) ? toLocaleDigits(locale, String(text)) : String(text)

/** The language of a value in content: that of its key, such as `en`, or of the value around it. */
export const localeOfKey = (key: string, around?: Locale) => locales.find((locale) => locale === key) ?? around

/** The languages, the default first. */
export { locales, type Locale }
