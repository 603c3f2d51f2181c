import { useSyncExternalStore } from 'react'

import { createStore } from '@/lib/create-store'
import type { Prefill } from '@/lib/enquiry/draft'

/** State of the open contact dialog: the element to refocus on close, and the initial values. */
export interface OpenedDialog {
  opener: { current: HTMLElement | null }
  prefill: Prefill
}

const store = createStore<OpenedDialog | undefined>(undefined)

/** Opens the page's contact dialog; `undefined` closes it. */
export const setContactDialog = store.set

/** Subscribes to the dialog's state; `undefined` when closed, and on the server. */
export const useContactDialog = () => useSyncExternalStore(store.subscribe, store.get, () => undefined)
