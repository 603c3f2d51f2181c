import { flushSync } from 'react-dom'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { dateText, toLocaleDigits, type Locale } from '@/lib/i18n/locales'

/** Loads the code of the Nepali calendar. */
export const loadBikramSambat = lazyWithRetry(() => import('nepali-date-converter'))

/**
 * Prints the element `id` alone (print-alone.css), after `show` got today's date in both calendars; in A.D. only if the
 * code of the Nepali one does not load.
 */
export async function printAlone(locale: Locale, id: string, show: (date: string) => void) {
  const today = dateText(locale, 'day')
  const inBikramSambat = await loadBikramSambat().then(
    ({ default: NepaliDate }) => `${toLocaleDigits(locale, new NepaliDate().format('YYYY-MM-DD'))} (${today})`,
    () => today,
  )
  flushSync(() => show(inBikramSambat))
  const { dataset } = document.getElementById(id)!
  dataset.printOnly = ''
  addEventListener('afterprint', () => delete dataset.printOnly, { once: true })
  print()
}
