import { NarrowFigure, ResultsTable } from '@/components/ui/results-table'
import { sum } from '@/lib/figures'
import type { Locale } from '@/lib/locales'
import type { Result } from '@/lib/old-data/protocol'
import { reconcile, type Head, type ReconciledHead } from '@/lib/old-data/reconcile'
import type { OldDataTexts } from '@/lib/old-data/texts'

import { amountOrDash, countIn, fillIn } from './count-in'

interface SumsProps {
  locale: Locale
  texts: OldDataTexts['sums']
  analysis: Result['analysis']
}

/** Records and sum of each scheme, and of all. */
export const OldDataSums = ({ locale, texts, analysis: { sums, records } }: SumsProps) => (
  <ResultsTable
    locale={locale}
    caption={texts.title}
    heads={[texts.head, texts.records, texts.sum]}
    rows={[
      ...sums.map((row) => ({
        name: row.scheme || texts.noScheme,
        figures: [countIn(locale, row.records), amountOrDash(row.sum)],
      })),
      {
        name: texts.total,
        figures: [countIn(locale, records), amountOrDash(sum(sums.map((row) => row.sum)))],
        isTotal: true,
      },
    ]}
  />
)

interface ComparisonProps extends SumsProps {
  /** Heads of the trial balance. */
  heads: Head[]
  /** Number of its lines that could not be read. */
  unread: number
}

/** The sums beside the trial balance, head by head, and how many differ. */
export function OldDataComparison({ locale, texts, analysis, heads, unread }: ComparisonProps) {
  const reconciled = reconcile(analysis.sums, heads)
  const totalOf = (column: 'read' | 'typed' | 'difference') => sum(reconciled.map((row) => row[column] ?? 0n))
  const total: ReconciledHead = {
    name: texts.total,
    read: totalOf('read'),
    typed: totalOf('typed'),
    difference: totalOf('difference'),
  }
  const differing = reconciled.filter(({ difference }) => difference !== 0n).length
  return (
    <>
      <ResultsTable
        locale={locale}
        caption={texts.trialBalance}
        heads={[texts.head, texts.sum, texts.typed, texts.difference]}
        wideOnly={[1, 2]}
        rows={[...reconciled, total].map((row) => ({
          name: (
            <>
              {row.name || texts.noScheme}
              {(['read', 'typed'] as const).map((column) => {
                const head = column === 'read' ? texts.sum : texts.typed
                return row[column] === undefined ? null : (
                  <NarrowFigure key={column} locale={locale} head={head} amount={row[column]} />
                )
              })}
            </>
          ),
          figures: [row.read, row.typed, row.difference].map(amountOrDash),
          isTotal: row === total,
          isSelected: row !== total && row.difference !== 0n,
        }))}
      />
      <p className="font-semibold">
        {differing === 0 ? texts.equal : fillIn(locale, texts.differs, { count: differing })}
      </p>
      {unread > 0 && <p>{fillIn(locale, texts.unread, { count: unread })}</p>}
    </>
  )
}
