import { inDigits, type Locale } from '@/lib/locales'
import { nepaliNumber, type NumberFormat } from '@/lib/nepali-number'

import type { Ledger, Line } from './types'

type Format = Ledger['columns'][number]['format']

const isFigure = (format: Format): format is NumberFormat =>
  format === 'number' || format === 'measure' || format === 'amount'

/** Figures stand on the right, words on the left. */
export const alignment = (format: Format) => (isFigure(format) ? 'text-right tabular-nums' : 'text-left')

/** Longest head of a first column of figures that stays on one line, in characters. */
const ONE_LINE = 16

/** A first column of figures, such as S.N., is only as wide as its contents; a long head wraps in a wider column. */
export const widthOf = ({ format, head }: Ledger['columns'][number], index: number) =>
  index === 0 && isFigure(format) && head.length <= ONE_LINE ? 'w-px in-[thead]:whitespace-nowrap' : ''

/** A cell as it is printed; `null` stays blank. Codes with Latin letters keep their digits. */
export function show(locale: Locale, cell: Line['cell'], format: Format): string {
  const text = typeof cell === 'number' && isFigure(format) ? nepaliNumber(cell, format) : String(cell ?? '')
  return /[a-z]/i.test(text) ? text : inDigits(locale, text)
}
