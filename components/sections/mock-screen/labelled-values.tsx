import { clsx } from 'clsx'

import { inDigits, type Locale } from '@/lib/locales'

import { alignment, formatCell, type Line, type ScreenOf } from './format-cell'

const variants = {
  /** Below a window bar: route, status, rates. */
  facts:
    'lines-inline lines-soft lines-strong gap-y-0.5 border-b border-rule px-3 py-2 @lg:px-5 in-[.hero]:max-md:hidden',
  /** Filled-in form fields. */
  fields:
    'lines-soft lines-strong grid grid-cols-2 items-end gap-x-3 gap-y-2 border-b border-rule px-3 py-3 @lg:px-5 @xl:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]',
  /** Calculated figures below a table. */
  results: 'lines-rows lines-strong border-t border-rule bg-ledger px-3 py-2 @lg:px-5 [&_dd]:whitespace-nowrap',
  /** Accounting entry, or a record it is posted to. */
  entry: 'lines-inline lines-strong',
  /** Printed receipt and its total. */
  receipt: 'lines-rows mt-3 border-t border-dashed border-field pt-2 [&_dt]:text-ink-soft',
  receiptTotal:
    'lines-rows lines-total mt-2 border-t border-dashed border-field py-1.5 font-semibold [&_dd]:font-heading [&_dd]:text-lg',
  /** Savings deposit during entry on a phone, and the balance after it. */
  saving: 'lines-rows lines-soft lines-strong px-3 py-2',
  savingResult: 'lines-rows lines-soft lines-strong lines-total px-3 pb-2',
  /** A member’s account: balance, recent entries, closing balance. */
  balance: 'lines-soft px-3 py-3 tabular [&_dd]:font-heading [&_dd]:text-h3 [&_dd]:font-bold',
  statement: 'lines-rows *:items-stretch *:border-b *:border-rule *:px-3 *:py-1.5',
  closing: 'lines-rows lines-total px-3 pt-2 font-semibold',
}

const dateClasses = 'w-12 shrink-0 border-r border-margin text-screen-note text-ink-soft'
const fieldClasses = 'mt-0.5 rounded border border-field px-2 py-1'

interface LabelledValuesProps {
  variant: keyof typeof variants
  lines: readonly (Line & { date?: string })[]
  locale: Locale
}

/** Label-value pairs as a definition list; nothing if `lines` is empty. */
export const LabelledValues = ({ variant, lines, locale }: LabelledValuesProps) =>
  lines.length > 0 && (
    <dl className={variants[variant]}>
      {lines.map(({ date, label, cell, format }, index) => (
        <div key={index}>
          <dt {...(date !== undefined && { className: 'flex grow gap-2' })}>
            {date !== undefined && <span className={dateClasses}>{inDigits(locale, date)}</span>}
            {label}
          </dt>
          <dd {...(variant === 'fields' && { className: clsx(fieldClasses, alignment(format)) })}>
            {formatCell(locale, cell, format)}
          </dd>
        </div>
      ))}
    </dl>
  )

/** Key figures in 1 to 3 columns; a figure with `shareOf` also shows its percentage of the figure with that id. */
export const KeyFigures = ({ screen: { tiles, locale } }: { screen: ScreenOf<'tiles'> }) => (
  // The background shows through the 1 px gaps as hairlines.
  <dl className="grid grid-cols-1 gap-px bg-rule @xs:grid-cols-2 @xl:grid-cols-3">
    {tiles.map(({ id, label, cell, format, shareOf }) => {
      const whole = tiles.find((tile) => tile.id === shareOf)?.cell
      return (
        <div key={id} className="flex flex-col gap-1 bg-paper px-3 py-3 @lg:px-5">
          <dt className="text-screen-note leading-snug text-ink-soft">{label}</dt>
          <dd className="mt-auto flex flex-wrap items-baseline justify-end gap-x-2 tabular">
            {whole && (
              <span className="text-sindoor">
                {formatCell(locale, (100 * Number(cell)) / Number(whole), 'number')}%
              </span>
            )}
            <span className="double-rule-bottom font-heading text-lg font-semibold">
              {formatCell(locale, cell, format)}
            </span>
          </dd>
        </div>
      )
    })}
  </dl>
)
