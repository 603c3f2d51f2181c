import { Actions } from './actions'
import { Facts } from './facts'
import { LedgerTable } from './ledger-table'
import { Results } from './results'
import type { ScreenOf } from './types'

/** A table with what stands around it: facts above, worked-out figures, notes and drawn buttons below. */
export const SheetBody = ({ sheet }: { sheet: ScreenOf<'table' | 'browser' | 'form'> }) => (
  <>
    {sheet.facts.length > 0 && <Facts facts={sheet.facts} locale={sheet.locale} />}
    <LedgerTable table={sheet.table} title={sheet.title} locale={sheet.locale} />
    {sheet.results.length > 0 && <Results results={sheet.results} locale={sheet.locale} />}
    {(sheet.notes.length > 0 || sheet.actions.length > 0) && (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule px-3 py-2.5 @lg:px-5">
        {sheet.notes.map((note) => (
          <p key={note} className="text-[0.8125rem] leading-snug text-ink-soft">
            {note}
          </p>
        ))}
        <Actions actions={sheet.actions} />
      </div>
    )}
  </>
)
