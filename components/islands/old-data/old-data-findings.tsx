import type { ReactNode } from 'react'

import { Disclosure } from '@/components/ui/disclosure'
import { ResultsTable } from '@/components/ui/results-table'
import { toLocaleDigits, type Locale } from '@/lib/i18n/locales'
import type { Result } from '@/lib/old-data/protocol'
import type { OldDataTexts } from '@/lib/old-data/texts'

import { amountOrDash, formatCount, interpolateCounts } from './format-count'

type Analysis = Result['analysis']

interface FindingsProps {
  locale: Locale
  texts: OldDataTexts
  analysis: Analysis
}

/** What a check is about, and how many records it has found. */
export const findingLine = (locale: Locale, { checks }: OldDataTexts, { code, count }: Analysis['findings'][number]) =>
  `${checks.names[code]}: ${count === 0 ? checks.nothing : formatCount(locale, count)}`

/** How many members are above a limit, and by how much together. */
export const limitLine = (locale: Locale, { limits }: OldDataTexts, limit: Analysis['limits'][number]) =>
  interpolateCounts(locale, limits.above, {
    limit: limit.rupees,
    count: limit.count,
    excess: amountOrDash(limit.excess),
  })

/** A line that opens what was found; without anything, the line alone. */
const FindingDetails = ({ title, count, children }: { title: string; count: number; children: ReactNode }) =>
  count === 0 ? (
    <p className="border-b border-rule py-2.5">{title}</p>
  ) : (
    <Disclosure title={title}>{children}</Disclosure>
  )

interface UnlistedCountProps extends Pick<FindingsProps, 'locale' | 'texts'> {
  listed: readonly unknown[]
  count: number
}

/** How many are not in a list. */
const UnlistedCount = ({ locale, texts, listed, count }: UnlistedCountProps) =>
  count > listed.length && <p>{interpolateCounts(locale, texts.more, { count: count - listed.length })}</p>

/** Text in a column of figures, which are right-aligned. */
const leftAligned = (text: string) => <span className="block text-left">{text}</span>

/** Examples of converted texts, field by field. */
export const OldDataConversions = ({ locale, texts: { conversions: texts }, analysis }: FindingsProps) =>
  analysis.conversions.map(({ field, converted, unchanged, examples }) => {
    const counts = interpolateCounts(locale, texts.counts, { field, converted, unchanged })
    return (
      <div key={field} className="max-w-text">
        <ResultsTable
          locale={locale}
          caption={counts}
          headings={[counts, leftAligned(texts.unicode)]}
          rows={examples.map(({ from, to, isDoubtful }) => ({
            name: from,
            figures: [leftAligned(isDoubtful ? `${to} (${texts.doubtful})` : to)],
            isSelected: isDoubtful,
          }))}
        />
      </div>
    )
  })

/** The records that each check has found. */
export const OldDataFindings = ({ locale, texts, analysis }: FindingsProps) =>
  analysis.findings.map((finding) => (
    <FindingDetails key={finding.code} title={findingLine(locale, texts, finding)} count={finding.count}>
      <ul>
        {finding.records.map(({ number, value }, index) => (
          <li key={index}>
            {interpolateCounts(locale, texts.checks.record, {
              number: toLocaleDigits(locale, String(number)),
              value: value || '—',
            })}
          </li>
        ))}
      </ul>
      <UnlistedCount locale={locale} texts={texts} listed={finding.records} count={finding.count} />
    </FindingDetails>
  ))

/** The members above each limit. */
export const OldDataLimits = ({ locale, texts, analysis }: FindingsProps) =>
  analysis.limits.map((limit) => {
    const line = limitLine(locale, texts, limit)
    return (
      <FindingDetails key={limit.rupees} title={line} count={limit.count}>
        <ResultsTable
          locale={locale}
          caption={line}
          headings={[texts.limits.member, texts.limits.total, texts.limits.excess]}
          rows={limit.members.map(({ member, total, excess }) => ({
            name: member,
            figures: [amountOrDash(total), amountOrDash(excess)],
          }))}
        />
        <UnlistedCount locale={locale} texts={texts} listed={limit.members} count={limit.count} />
      </FindingDetails>
    )
  })
