import { useSyncExternalStore } from 'react'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { elementIds } from '@/lib/before-hydration/contract'
import { createStore } from '@/lib/browser/create-store'
import { fetchJson } from '@/lib/browser/fetch-json'
import type { ContactDialogData } from '@/lib/enquiry/contact-dialog-data'
import type { Prefill } from '@/lib/enquiry/draft'

/** State of the opened contact dialog: the element to refocus on close, and the initial values of the form. */
export interface OpenedDialog {
  opener: { current: HTMLElement | null }
  prefill: Prefill
  /** Shows phone and e-mail in place of the form, which a visitor without a connection cannot send. */
  noForm?: boolean
}

const store = createStore<OpenedDialog | undefined>(undefined)

/** Opens the page's contact dialog; `undefined` closes the dialog. */
export const setContactDialog = store.set

/** Subscribes to the dialog's state; `undefined` when closed, and on the server. */
export const useContactDialog = () => useSyncExternalStore(store.subscribe, store.get, () => undefined)

/** Loads the dialog's chunk and JSON data in parallel. Rejects if either fails; the next call retries. */
export const loadContactDialog = lazyWithRetry(async () => {
  const [{ DialogWithForm }, data] = await Promise.all([import('./dialog-with-form'), fetchData()])
  return { DialogWithForm, data }
})

/** Loads the dialog in advance; ignores errors, since opening the dialog retries. */
export const preloadContactDialog = () => void loadContactDialog().catch(() => undefined)

/**
 * Fetches the JSON data whose URL is the `data-json` of the loading popover, which every page contains: buttons of
 * islands load in advance before `ContactDialog` is hydrated, and a hand-over after it costs each page 55 bytes more.
 */
const fetchData = () => fetchJson<ContactDialogData>(document.getElementById(elementIds.loadingPopover)!.dataset.json!)
