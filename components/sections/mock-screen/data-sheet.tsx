import { noBreakWords } from '@/components/ui/no-break-words'

import type { ScreenOf } from './format-cell'
import { LabelledValues } from './labelled-values'
import { LedgerTable } from './ledger-table'

/** A table with form fields and a line of status above, and calculated figures and notes below. */
export const DataSheet = ({ screen }: { screen: ScreenOf<'table' | 'browser' | 'form'> }) => (
  <>
    {screen.kind === 'form' && <LabelledValues variant="fields" pairs={screen.fields} locale={screen.locale} />}
    <LabelledValues variant="statusLine" pairs={screen.statusLine} locale={screen.locale} />
    <LedgerTable table={screen.table} title={screen.title} locale={screen.locale} />
    <LabelledValues variant="results" pairs={screen.results} locale={screen.locale} />
    {screen.notes.length > 0 && (
      <div className="border-t border-rule px-3 py-2.5 leading-snug text-ink-soft in-data-dense:hidden @lg:px-5">
        {screen.notes.map((note, index) => (
          <p key={index}>{noBreakWords(note)}</p>
        ))}
      </div>
    )}
  </>
)
