import type { ScreenLine, ScreenTable } from '@/content/schema'
import type { DrawnScreen } from '@/lib/content/gateway'
import type { Localised } from '@/lib/content/localise'

/** A drawn screen of one kind. */
export type ScreenOf<K extends DrawnScreen['kind']> = Extract<DrawnScreen, { kind: K }>
/** A table of a drawn screen. */
export type Ledger = Localised<ScreenTable>
/** A row of such a table. */
export type LedgerRow = Ledger['rows'][number]
/** A label with its figure or word. */
export type Line = Localised<ScreenLine>
