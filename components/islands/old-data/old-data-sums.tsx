import { ResultsTable } from '@/components/ui/results-table'
import { showAmount, sum } from '@/lib/figures'
import { interpolateIn } from '@/lib/interpolate'
import type { Locale } from '@/lib/locales'
import type { Result } from '@/lib/old-data/protocol'
import { reconcile, type readTrialBalance } from '@/lib/old-data/reconcile'
import type { OldDataTexts } from '@/lib/old-data/texts'

import { countIn } from './count-in'

interface SumsProps {
  locale: Locale
  texts: OldDataTexts['sums']
  analysis: Result['analysis']
}

const amount = (paisa?: bigint) => (paisa === undefined ? '—' : showAmount(paisa))

/** Records and sum of each scheme, and of all. */
export const OldDataSums = ({ locale, texts, analysis: { sums, records } }: SumsProps) => (
  <ResultsTable
    locale={locale}
    caption={texts.title}
    heads={[texts.head, texts.records, texts.sum]}
    rows={[
      ...sums.map((row) => ({
        name: row.scheme || texts.noScheme,
        figures: [countIn(locale, row.records), amount(row.sum)],
      })),
      {
        name: texts.total,
        figures: [countIn(locale, records), amount(sum(sums.map((row) => row.sum ?? 0n)))],
        isTotal: true,
      },
    ]}
  />
)

interface ComparisonProps extends SumsProps {
  /** Heads of the trial balance. */
  heads: ReturnType<typeof readTrialBalance>['heads']
  /** Number of its lines that could not be read. */
  unread: number
}

/** The sums beside the trial balance, head by head, and how many differ. */
export function OldDataComparison({ locale, texts, analysis, heads, unread }: ComparisonProps) {
  const reconciled = reconcile(analysis.sums, heads)
  const differing = reconciled.filter(({ difference }) => difference !== 0n).length
  const count = (template: string, value: number) => interpolateIn(locale, template, { count: countIn(locale, value) })
  return (
    <>
      <ResultsTable
        locale={locale}
        caption={texts.trialBalance}
        heads={[texts.head, texts.sum, texts.typed, texts.difference]}
        rows={[
          ...reconciled.map((row) => ({
            name: row.name || texts.noScheme,
            figures: [row.read, row.typed, row.difference].map(amount),
            isSelected: row.difference !== 0n,
          })),
          {
            name: texts.total,
            figures: (['read', 'typed', 'difference'] as const).map((column) =>
              amount(sum(reconciled.map((row) => row[column] ?? 0n))),
            ),
            isTotal: true,
          },
        ]}
      />
      <p className="font-semibold">{differing === 0 ? texts.equal : count(texts.differs, differing)}</p>
      {unread > 0 && <p>{count(texts.unread, unread)}</p>}
    </>
  )
}
