import { showAmount, showGrouped } from '@/lib/figures'
import { interpolateIn } from '@/lib/i18n/interpolate'
import { inLocaleDigits, type Locale } from '@/lib/i18n/locales'

/** Formats a count: 2,00,000, in the digits of the language. */
export const formatCount = (locale: Locale, count: number) => inLocaleDigits(locale, showGrouped(String(count)))

/** Formats an amount in paisa; a dash if there is none. */
export const amountOrDash = (paisa?: bigint) => (paisa === undefined ? '—' : showAmount(paisa))

/** Like `interpolateIn`; numbers are counts. */
export const interpolateCounts = (locale: Locale, template: string, values: Record<string, string | number>) =>
  interpolateIn(
    locale,
    template,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? formatCount(locale, value) : value,
      ]),
    ),
  )
