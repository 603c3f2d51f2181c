import { useSyncExternalStore } from 'react'

import { createStore } from '@/lib/create-store'
import type { Prefill } from '@/lib/enquiry/draft'

/** What opened the contact dialog; `undefined` while it is closed. */
export interface OpenedDialog {
  opener: { current: HTMLElement | null }
  prefill: Prefill
}

const store = createStore<OpenedDialog | undefined>(undefined)

/** Opens the one contact dialog of the page, or closes it with `undefined`. */
export const setContactDialog = store.set

/** The dialog's state; closed on the server. */
export const useContactDialog = () => useSyncExternalStore(store.subscribe, store.get, () => undefined)
