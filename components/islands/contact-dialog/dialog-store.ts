import { useSyncExternalStore } from 'react'

import { createStore } from '@/lib/create-store'
import type { Prefill } from '@/lib/enquiry/draft'

/** State of the opened contact dialog: the element to refocus on close, and the initial values of the form. */
export interface OpenedDialog {
  opener: { current: HTMLElement | null }
  prefill: Prefill
  /** Shows phone and e-mail in place of the form, which a visitor without a connection cannot send. */
  isOffline?: boolean
}

const store = createStore<OpenedDialog | undefined>(undefined)

/** Opens the page's contact dialog; `undefined` closes the dialog. */
export const setContactDialog = store.set

/** Subscribes to the dialog's state; `undefined` when closed, and on the server. */
export const useContactDialog = () => useSyncExternalStore(store.subscribe, store.get, () => undefined)

/** Loads the dialog; nothing until `ContactDialog`, which knows its data, is hydrated. */
const loader = createStore(() => {})
export const setContactDialogLoader = loader.set

/** Loads the dialog in advance. */
export const preloadContactDialog = () => loader.get()()
