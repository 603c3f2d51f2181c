import type { ScreenLine, ScreenTable } from '@/content/schema'
import type { DrawnScreen } from '@/lib/content/gateway'
import type { Localised } from '@/lib/content/localise'

export type ScreenOf<K extends DrawnScreen['kind']> = Extract<DrawnScreen, { kind: K }>
export type Ledger = Localised<ScreenTable>
export type LedgerRow = Ledger['rows'][number]
export type Line = Localised<ScreenLine>
