import { nepaliNumber, type NumberFormat } from '@/lib/nepali-number'

import type { Ledger, Line } from './types'

type Format = Ledger['columns'][number]['format']

const isFigure = (format: Format): format is NumberFormat =>
  format === 'number' || format === 'measure' || format === 'amount'

/** Figures stand on the right, words on the left. */
export const alignment = (format: Format) => (isFigure(format) ? 'text-right tabular-nums' : 'text-left')

/** A first column of figures, such as S.N., takes no more room than they need. */
export const widthOf = (format: Format, index: number) => (index === 0 && isFigure(format) ? 'w-px' : '')

/** A cell as it is printed; `null` stays blank. */
export const show = (cell: Line['cell'], format: Format) =>
  typeof cell === 'number' && isFigure(format) ? nepaliNumber(cell, format) : String(cell ?? '')
