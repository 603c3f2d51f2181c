import type { MockScreenContent } from '@/lib/content/gateway'
import { showAmount, showMeasure } from '@/lib/figures'
import { toLocaleDigits, type Locale } from '@/lib/i18n/locales'
import { decimal, inPaisa } from '@/lib/screens/formula'

/** Content of a mock screen of kind `K`. */
export type ScreenOf<K extends MockScreenContent['kind']> = Extract<MockScreenContent, { kind: K }>
/** A label-value pair: label, cell with the value, and format of the cell. */
export type LabelValue = ScreenOf<'receipt'>['total']
type Format = LabelValue['format']

/** Formatters of hundredths: two decimals, one or two, none to two. */
const formatters = {
  amount: showAmount,
  measure: showMeasure,
  number: (hundredths: bigint) => showAmount(hundredths).replace(/\.?0+$/, ''),
}

const isNumberFormat = (format: Format): format is keyof typeof formatters => format in formatters

/** Classes that align a cell: numbers to the right with digits of equal width, text to the left. */
export const alignmentClasses = (format: Format) => (isNumberFormat(format) ? 'text-right tabular' : 'text-left')

/** A figure of a screen in hundredths, rounded half up. */
export const hundredthsOf = (figure: number) => inPaisa(decimal(figure)!)

/** Text of a cell in the locale's digits, but in ASCII digits if the text has Latin letters; '' for null. */
export function formatCell(locale: Locale, cell: LabelValue['cell'], format: Format): string {
  const isFigure = typeof cell === 'number' && isNumberFormat(format)
  const text = isFigure ? formatters[format](hundredthsOf(cell)) : String(cell ?? '')
  return /[a-z]/i.test(text) ? text : toLocaleDigits(locale, text)
}
