import type { ReactNode } from 'react'

import type { OldDataTexts } from '@/lib/old-data/texts'

/** Id of the record, which is printed alone. */
export const RECORD_ID = 'old-data-record'

interface OldDataRecordProps {
  texts: Pick<OldDataTexts, 'record' | 'noJudgement'>
  /** Name of the file. */
  name: string
  /** Today in both calendars. */
  printedOn: string
  /** What was read. */
  summary: string[]
  /** What was found. */
  counts: string[]
  /** Table of the sums. */
  children: ReactNode
}

/** The record of reconciliation on paper, with places for signatures. */
export const OldDataRecord = ({ texts, name, printedOn, summary, counts, children }: OldDataRecordProps) => (
  <div id={RECORD_ID} className="hidden print:block">
    <h2>{texts.record.title}</h2>
    <p>{`${texts.record.institution}: ${'.'.repeat(60)}`}</p>
    <p>{`${texts.record.file}: ${name}`}</p>
    <p>{`${texts.record.date}: ${printedOn}`}</p>
    <ul className="mt-4">
      {[...summary, ...counts].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <div className="mt-4">{children}</div>
    <p className="mt-4">{texts.noJudgement}</p>
    <div className="mt-10 grid grid-cols-3 gap-6 print:break-inside-avoid">
      {texts.record.signatures.map((who) => (
        <p key={who} className="mt-10 border-t border-ink pt-2">
          {who}
        </p>
      ))}
    </div>
  </div>
)
