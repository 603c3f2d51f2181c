import { NoBreakWords } from '@/components/ui/no-break-words'

import { LedgerTable } from './ledger-table'
import { LabelledValues } from './labelled-values'
import type { ScreenOf } from './format-cell'

/** A table with facts or form fields above, and calculated figures and notes below. */
export const DataSheet = ({ sheet }: { sheet: ScreenOf<'table' | 'browser' | 'form'> }) => (
  <>
    {sheet.kind === 'form' && <LabelledValues variant="fields" pairs={sheet.fields} locale={sheet.locale} />}
    <LabelledValues variant="facts" pairs={sheet.facts} locale={sheet.locale} />
    <LedgerTable table={sheet.table} title={sheet.title} locale={sheet.locale} />
    <LabelledValues variant="results" pairs={sheet.results} locale={sheet.locale} />
    {sheet.notes.length > 0 && (
      <div className="border-t border-rule px-3 py-2.5 leading-snug text-ink-soft in-[.hero]:hidden @lg:px-5">
        {sheet.notes.map((note, index) => (
          <p key={index}>
            <NoBreakWords>{note}</NoBreakWords>
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
    <LabelledValues variant="receipt" pairs={lines} locale={locale} />
    <LabelledValues variant="receiptTotal" pairs={[total]} locale={locale} />
  </>
)
