import type { MockScreenContent } from '@/lib/content/gateway'
import { toLocaleDigits, type Locale } from '@/lib/locales'
import { nepaliNumber, type NumberFormat } from '@/lib/nepali-number'

/** Content of a mock screen of kind `K`. */
export type ScreenOf<K extends MockScreenContent['kind']> = Extract<MockScreenContent, { kind: K }>
/** A label-value pair. */
export type LabelValue = ScreenOf<'receipt'>['total']
type Format = LabelValue['format']

const isFigure = (format: Format): format is NumberFormat =>
  format === 'number' || format === 'measure' || format === 'amount'

/** Classes of a cell: numbers right-aligned with tabular figures, text left-aligned. */
export const alignment = (format: Format) => (isFigure(format) ? 'text-right tabular' : 'text-left')

/** Text of a cell in the locale's digits; '' for null. Texts with Latin letters keep ASCII digits. */
export function formatCell(locale: Locale, cell: LabelValue['cell'], format: Format): string {
  const text = typeof cell === 'number' && isFigure(format) ? nepaliNumber(cell, format) : String(cell ?? '')
  return /[a-z]/i.test(text) ? text : toLocaleDigits(locale, text)
}
