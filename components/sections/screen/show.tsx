import type { DrawnScreen } from '@/lib/content/gateway'
import { inDigits, type Locale } from '@/lib/locales'
import { nepaliNumber, type NumberFormat } from '@/lib/nepali-number'

/** A drawn screen of one kind. */
export type ScreenOf<K extends DrawnScreen['kind']> = Extract<DrawnScreen, { kind: K }>
/** A label with its figure or word. */
export type Line = ScreenOf<'slip'>['total']
type Format = Line['format']

const isFigure = (format: Format): format is NumberFormat =>
  format === 'number' || format === 'measure' || format === 'amount'

/** Figures stand on the right, words on the left. */
export const alignment = (format: Format) => (isFigure(format) ? 'text-right tabular' : 'text-left')

/** A cell as it is printed; `null` stays blank. Codes with Latin letters keep their digits. */
export function show(locale: Locale, cell: Line['cell'], format: Format): string {
  const text = typeof cell === 'number' && isFigure(format) ? nepaliNumber(cell, format) : String(cell ?? '')
  return /[a-z]/i.test(text) ? text : inDigits(locale, text)
}
