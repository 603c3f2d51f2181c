import { clsx } from 'clsx'

import { ValuePairs } from '@/components/ui/value-pairs'
import { toLocaleDigits, type Locale } from '@/lib/i18n/locales'

import { alignmentClasses, formatCell, type LabelValue } from './format-cell'

const variants = {
  /** Line below the title bar, such as a collector's route, a status or rates. */
  statusLine:
    'flex pairs-inline pairs-soft-labels pairs-bold-values gap-y-1 border-b border-rule px-3 py-2 @lg:px-5 in-data-dense:hidden',
  fields:
    'pairs-soft-labels pairs-bold-values grid grid-cols-2 items-end gap-x-3 gap-y-2 border-b border-rule px-3 py-3 @lg:px-5 @xl:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]',
  /** Calculated figures below a table. */
  results: 'pairs-rows pairs-bold-values border-t border-rule bg-ledger px-3 py-2 @lg:px-5 [&_dd]:whitespace-nowrap',
  /** Accounting entry, or a record it is posted to. */
  entry: 'flex pairs-inline pairs-bold-values',
  receipt: 'pairs-rows mt-3 border-t border-dashed border-field-border pt-2 [&_dt]:text-ink-soft',
  receiptTotal:
    'pairs-rows mt-2 border-t border-dashed border-field-border py-1.5 font-semibold [&_dd]:font-heading [&_dd]:text-lg',
  /** Deposit that a collector types on a phone, or total deposits of an account. */
  deposit: 'pairs-rows pairs-soft-labels pairs-bold-values px-3 py-2',
  depositResult: 'pairs-rows pairs-soft-labels pairs-bold-values px-3 pb-2',
  /** Balance at the top of a member's account. */
  balance: 'pairs-soft-labels px-3 py-3 tabular [&_dd]:font-heading [&_dd]:text-h3 [&_dd]:font-bold',
  /** Recent entries of a member's account. */
  statement: 'pairs-rows pairs-ruled [&_dt]:flex [&_dt]:grow [&_dt]:gap-2',
  closingBalance: 'pairs-rows px-3 pt-2 font-semibold',
}

/** Classes of the values. */
const valueClasses: Partial<Record<keyof typeof variants, string>> = {
  fields: 'mt-0.5 rounded border border-field-border px-2 py-1',
  receiptTotal: 'double-rule-bottom',
  depositResult: 'double-rule-bottom',
  closingBalance: 'double-rule-bottom',
}

const dateClasses = 'w-12 shrink-0 border-r border-margin text-screen-note text-ink-soft'

interface LabelledValuesProps {
  variant: keyof typeof variants
  pairs: readonly (LabelValue & { date?: string })[]
  locale: Locale
}

/** Label-value pairs of a mock screen. A date of '' leaves the date column empty. */
export const LabelledValues = ({ variant, pairs, locale }: LabelledValuesProps) => (
  <ValuePairs
    className={variants[variant]}
    pairs={pairs.map(({ date, label, cell, format, isTotal }) => ({
      label: (
        <>
          {date !== undefined && <span className={dateClasses}>{toLocaleDigits(locale, date)}</span>}
          {label}
        </>
      ),
      value: formatCell(locale, cell, format),
      valueClass:
        clsx(
          valueClasses[variant],
          variant === 'fields' && alignmentClasses(format),
          isTotal && 'double-rule-bottom',
        ) || undefined,
    }))}
  />
)
