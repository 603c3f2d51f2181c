'use client'

import { useSyncExternalStore } from 'react'

import type { Prefill } from '@/lib/enquiry/form'

/** What opened the contact dialog; `undefined` while it is closed. */
export interface OpenedDialog {
  opener: { current: HTMLElement | null }
  prefill: Prefill
}

let opened: OpenedDialog | undefined
const listeners = new Set<() => void>()

/** Opens the one contact dialog of the page, or closes it when `next` is `undefined`. */
export function setContactDialog(next: OpenedDialog | undefined) {
  opened = next
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The dialog's state; closed on the server. */
export const useContactDialog = () =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => undefined,
  )
