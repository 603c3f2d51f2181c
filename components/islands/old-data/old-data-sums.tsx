import { NarrowOnly, ResultsTable } from '@/components/ui/results-table'
import { showAmount, sum } from '@/lib/figures'
import { inLocaleDigits, type Locale } from '@/lib/i18n/locales'
import type { Result } from '@/lib/old-data/protocol'
import { reconcile, type AccountHead, type ReconciledHead } from '@/lib/old-data/reconcile'
import type { OldDataTexts } from '@/lib/old-data/texts'

import { amountOrDash, formatCount, interpolateCounts } from './format-count'

interface SumsProps {
  locale: Locale
  texts: Pick<OldDataTexts, 'sums' | 'more'>
  analysis: Result['analysis']
  /** Most rows; one row more has what the other schemes or heads are together. */
  max: number
}

/** Records and sum of each scheme, and of all. */
export function OldDataSums({ locale, texts: { sums: texts, more }, analysis, max }: SumsProps) {
  const { sums, schemes, records } = analysis
  const shown = sums.slice(0, max)
  const rest = {
    count: schemes.count - shown.length,
    records: records - shown.reduce((count, row) => count + row.records, 0),
    sum: schemes.sum - sum(shown.map((row) => row.sum)),
  }
  const figures = (row: { records: number; sum: bigint }) => [formatCount(locale, row.records), amountOrDash(row.sum)]
  return (
    <ResultsTable
      locale={locale}
      caption={texts.title}
      headings={[texts.scheme, texts.records, texts.sum]}
      rows={[
        ...shown.map((row) => ({ name: row.scheme || texts.noScheme, figures: figures(row) })),
        ...(rest.count > 0
          ? [{ name: interpolateCounts(locale, more, { count: rest.count }), figures: figures(rest) }]
          : []),
        { name: texts.total, figures: figures({ records, sum: schemes.sum }), isTotal: true },
      ]}
    />
  )
}

interface ComparisonProps extends SumsProps {
  /** Heads of the trial balance. */
  heads: AccountHead[]
  /** Number of its lines that could not be read. */
  unread: number
}

const totalOf = (name: string, rows: readonly ReconciledHead[]): ReconciledHead => {
  const sumOf = (column: 'inFile' | 'inTrialBalance' | 'difference') => sum(rows.map((row) => row[column] ?? 0n))
  return { name, inFile: sumOf('inFile'), inTrialBalance: sumOf('inTrialBalance'), difference: sumOf('difference') }
}

/** The sums beside the trial balance, head by head, and how many differ; if not all are shown, those that differ first. */
export function OldDataComparison({
  locale,
  texts: { sums: texts, more },
  analysis,
  max,
  heads,
  unread,
}: ComparisonProps) {
  const reconciled = reconcile(analysis.sums, heads)
  const differing = reconciled.filter(({ difference }) => difference !== 0n)
  const equal = reconciled.filter(({ difference }) => difference === 0n)
  const ordered = reconciled.length > max ? [...differing, ...equal] : reconciled
  const rest = ordered.slice(max)
  const total = totalOf(texts.total, reconciled)
  const rows = [
    ...ordered.slice(0, max),
    ...(rest.length > 0 ? [totalOf(interpolateCounts(locale, more, { count: rest.length }), rest)] : []),
    total,
  ]
  return (
    <>
      <ResultsTable
        locale={locale}
        caption={texts.trialBalance}
        headings={[texts.scheme, texts.sum, texts.typed, texts.difference]}
        wideOnly={[1, 2]}
        rows={rows.map((row) => ({
          name: (
            <>
              {row.name || texts.noScheme}
              {(['inFile', 'inTrialBalance'] as const).map((column) => {
                const heading = column === 'inFile' ? texts.sum : texts.typed
                return row[column] === undefined ? null : (
                  <NarrowOnly
                    key={column}
                  >{`${heading}: ${inLocaleDigits(locale, showAmount(row[column]))}`}</NarrowOnly>
                )
              })}
            </>
          ),
          figures: [row.inFile, row.inTrialBalance, row.difference].map(amountOrDash),
          isTotal: row === total,
          isSelected: row !== total && row.difference !== 0n,
        }))}
      />
      <p className="font-semibold">
        {differing.length === 0 ? texts.equal : interpolateCounts(locale, texts.differs, { count: differing.length })}
      </p>
      {unread > 0 && <p>{interpolateCounts(locale, texts.unread, { count: unread })}</p>}
    </>
  )
}
