import { WholeWords } from '@/components/ui/whole-words'

import { LedgerTable } from './ledger'
import { Lines } from './lines'
import type { ScreenOf } from './show'

/** A table with facts or form fields above, and calculated figures and notes below. */
export const DataSheet = ({ sheet }: { sheet: ScreenOf<'table' | 'browser' | 'form'> }) => (
  <>
    {sheet.kind === 'form' && <Lines variant="fields" lines={sheet.fields} locale={sheet.locale} />}
    <Lines variant="facts" lines={sheet.facts} locale={sheet.locale} />
    <LedgerTable table={sheet.table} title={sheet.title} locale={sheet.locale} />
    <Lines variant="results" lines={sheet.results} locale={sheet.locale} />
    {sheet.notes.length > 0 && (
      <div className="border-t border-rule px-3 py-2.5 leading-snug text-ink-soft in-[.hero]:hidden @lg:px-5">
        {sheet.notes.map((note, index) => (
          <p key={index}>
            <WholeWords>{note}</WholeWords>
          </p>
        ))}
      </div>
    )}
  </>
)

/** A printed counter receipt. */
export const Receipt = ({ receipt: { title, detail, lines, total, locale } }: { receipt: ScreenOf<'receipt'> }) => (
  <>
    <p className="text-center font-heading text-base font-semibold">{title}</p>
    {detail && <p className="text-center text-screen-note text-ink-soft">{detail}</p>}
    <Lines variant="receipt" lines={lines} locale={locale} />
    <Lines variant="receiptTotal" lines={[total]} locale={locale} />
  </>
)
