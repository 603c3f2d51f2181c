import { inDigits, type Locale } from '@/lib/locales'

import { alignment, show, type Line, type ScreenOf } from './show'

const between = '*:flex *:items-baseline *:justify-between *:gap-4 *:py-0.5'
const softLabel = '[&_dt]:text-screen-note [&_dt]:text-ink-soft'
const doubleRule = '[&_dd]:border-b-3 [&_dd]:border-double [&_dd]:border-ink'

const variants = {
  /** Under a window bar: route, status, rates. */
  facts:
    'flex flex-wrap gap-x-5 gap-y-0.5 border-b border-rule px-3 py-2 text-screen-note *:flex *:gap-1.5 @lg:px-5 [&_dd]:font-semibold [&_dd]:tabular-nums [&_dt]:text-ink-soft',
  /** The filled-in fields of a form. */
  fields:
    'grid grid-cols-2 gap-x-3 gap-y-2 border-b border-rule px-3 py-3 *:flex *:flex-col *:justify-end @lg:px-5 @xl:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] [&_dd]:mt-0.5 [&_dd]:rounded [&_dd]:border [&_dd]:border-field [&_dd]:px-2 [&_dd]:py-1 [&_dd]:font-semibold [&_dt]:text-screen-note [&_dt]:leading-snug [&_dt]:text-ink-soft',
  /** Figures worked out under a table. */
  results: `border-t border-rule bg-ledger px-3 py-2 @lg:px-5 [&_dd]:font-semibold [&_dd]:whitespace-nowrap [&_dd]:tabular-nums ${between}`,
  /** An entry, or a place that it goes to. */
  entry: 'flex flex-wrap gap-x-5 text-screen-note tabular-nums *:flex *:gap-1.5 [&_dd]:font-semibold',
  /** A printed receipt, and its total. */
  receipt: `mt-3 border-t border-dashed border-field pt-2 tabular-nums [&_dt]:text-ink-soft ${between}`,
  receiptTotal: `mt-2 border-t border-dashed border-field py-1.5 font-semibold tabular-nums [&_dd]:font-heading [&_dd]:text-lg ${between} ${doubleRule}`,
  /** A saving that is being entered on a phone, and the balance after it. */
  saving: `px-3 pt-2 tabular-nums [&_dd]:font-semibold ${between} ${softLabel}`,
  savingResult: `px-3 pb-2 tabular-nums [&_dd]:font-semibold ${between} ${softLabel} ${doubleRule}`,
  /** A member’s own account: its balance, last entries, and the balance under them. */
  balance: `px-3 py-3 tabular-nums [&_dd]:font-heading [&_dd]:text-h3 [&_dd]:font-bold ${softLabel}`,
  statement:
    'tabular-nums *:flex *:flex-wrap *:justify-end *:gap-x-2 *:border-b *:border-rule *:px-3 *:py-1.5 [&_dt]:flex [&_dt]:grow [&_dt]:gap-2 [&_span]:w-12 [&_span]:border-r [&_span]:border-margin [&_span]:text-screen-note [&_span]:text-ink-soft',
  closing: `px-3 pt-2 font-semibold tabular-nums ${between} ${doubleRule}`,
}

interface LinesProps {
  variant: keyof typeof variants
  lines: readonly (Line & { date?: string })[]
  locale: Locale
}

/** Labels with their figures or words; nothing when there are none. */
export const Lines = ({ variant, lines, locale }: LinesProps) =>
  lines.length > 0 && (
    <dl className={variants[variant]}>
      {lines.map(({ date, label, cell, format }, index) => (
        <div key={index}>
          <dt>
            {date !== undefined && <span>{inDigits(locale, date)}</span>}
            {label}
          </dt>
          <dd {...(variant === 'fields' && { className: alignment(format) })}>{show(locale, cell, format)}</dd>
        </div>
      ))}
    </dl>
  )

/** Headline figures, two in a row, three where there is room; a part of another figure has its share beside it. */
export const Tiles = ({ screen: { tiles, locale } }: { screen: ScreenOf<'tiles'> }) => (
  // The hairlines are the background, which shows through the gaps.
  <dl className="grid grid-cols-1 gap-px bg-rule @xs:grid-cols-2 @xl:grid-cols-3">
    {tiles.map(({ id, label, cell, format, shareOf }) => {
      const whole = tiles.find((tile) => tile.id === shareOf)?.cell
      return (
        <div key={id} className="flex flex-col gap-1 bg-paper px-3 py-3 @lg:px-5">
          <dt className="text-screen-note leading-snug text-ink-soft">{label}</dt>
          <dd className="mt-auto flex flex-wrap items-baseline justify-end gap-x-2 tabular-nums">
            {whole && (
              <span className="text-sindoor">{show(locale, (100 * Number(cell)) / Number(whole), 'number')}%</span>
            )}
            <span className="double-rule-bottom font-heading text-lg font-semibold">{show(locale, cell, format)}</span>
          </dd>
        </div>
      )
    })}
  </dl>
)
