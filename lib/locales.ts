import { locales, type Locale } from '@/content/schema/locales'

/** What the site knows of one of its languages. */
interface LocaleFacts {
  /** Its name in the language itself. */
  name: string
  /** Where its pages stand: `/ne/products/bancos` beside `/products/bancos`. */
  prefix: string
  /** As link previews call it (Open Graph, `og:locale`). */
  ogLocale: string
  /** As `Intl` writes dates in it, with the digits of the language. */
  dates: string
  /** Code point of its digit 0. */
  zero: number
  /** Its letters, where they are not Latin ones. */
  letters?: RegExp
}

/** All that the code knows of languages: a further one is an entry here, and its texts in `content/`. */
export const localeFacts: Record<Locale, LocaleFacts> = {
  en: { name: 'English', prefix: '', ogLocale: 'en', dates: 'en-IN', zero: 0x30 },
  ne: { name: 'नेपाली', prefix: '/ne', ogLocale: 'ne_NP', dates: 'ne-NP', zero: 0x966, letters: /[\u0900-\u097F]/ },
}

/** A text with the digits 0–9 written as the language writes them. */
export const inDigits = (locale: Locale, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(localeFacts[locale].zero + Number(digit)))

/** A text with digits ०–९, as people type them, written 0–9. */
export const latinDigits = (text: string) => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))

/** A figure alone, such as −12,345.00, 6–20 or 35%. */
const FIGURE = /^[-−]?\d[\d,.–/]*%?$/

/** A figure with the digits of the text that it stands in; anything else as it is. */
export function digitsLike(text: string, figure: string): string {
  const locale = locales.find((one) => localeFacts[one].letters?.test(text))
  return locale && FIGURE.test(figure) ? inDigits(locale, figure) : figure
}

/** The languages, the default first. */
export { locales, type Locale }
