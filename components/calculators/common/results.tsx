import type { ReactNode } from 'react'

import { NarrowOnly, ResultsTable, type ResultsTableProps } from '@/components/ui/results-table'
import { ValuePairs } from '@/components/ui/value-pairs'
import { showAmount } from '@/lib/figures'
import { inLocaleDigits, type Locale } from '@/lib/i18n/locales'

/** Number of rows that leave room on a page: print keeps a table whole up to there. */
const MAX_ROWS_KEPT_WHOLE = 30

/** A table of results under its caption as a heading. */
export const TitledTable = (props: ResultsTableProps) => (
  <div className={props.rows.length > MAX_ROWS_KEPT_WHOLE ? undefined : 'print:break-inside-avoid'}>
    <p className="px-3 pt-3 font-semibold @lg:px-5">{props.caption}</p>
    <ResultsTable {...props} />
  </div>
)

/** A paragraph under results, after a line. */
export const ResultNote = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <p className={`border-t border-rule px-3 py-2 @lg:px-5 ${className}`}>{children}</p>
)

interface ResultPairsProps {
  locale: Locale
  lines: (readonly [name: string, value: string])[]
}

/** Results as label-value pairs, one per line. */
export const ResultPairs = ({ locale, lines }: ResultPairsProps) => (
  <ValuePairs
    className="pairs-rows border-t border-rule bg-ledger px-3 py-2 font-semibold @lg:px-5 [&_dd]:whitespace-nowrap [&_dt]:normal-nums"
    pairs={lines.map(([label, value]) => ({ label, value: inLocaleDigits(locale, value) }))}
  />
)

interface NarrowOnlyAmountProps {
  locale: Locale
  /** Heading of the amount's own column. */
  heading: string
  /** In paisa. */
  amount: bigint
}

/** An amount below the row's name, shown only where the container hides the amount's own column. */
export const NarrowOnlyAmount = ({ locale, heading, amount }: NarrowOnlyAmountProps) => (
  <NarrowOnly>{`${heading}: ${inLocaleDigits(locale, showAmount(amount))}`}</NarrowOnly>
)

/** Figures or headings in pairs of columns: narrow containers, which hide the second, show it below the first. */
export const pairColumns = (locale: Locale, texts: string[]) =>
  texts.map((text, index) =>
    index % 2 ? (
      text
    ) : (
      <>
        <span>{inLocaleDigits(locale, text)}</span> <NarrowOnly>{inLocaleDigits(locale, texts[index + 1]!)}</NarrowOnly>
      </>
    ),
  )
