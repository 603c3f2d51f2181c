'use client'

import { useSyncExternalStore } from 'react'

/** What opened the contact dialog; `undefined` while it is closed. */
export interface OpenedDialog {
  opener: { current: HTMLElement | null }
  subject: string
}

let opened: OpenedDialog | undefined
let expected = false
const listeners = new Set<() => void>()

const tell = () => listeners.forEach((listener) => listener())

/** Opens the one contact dialog of the page, or closes it when given nothing. */
export function setContactDialog(next: OpenedDialog | undefined) {
  opened = next
  tell()
}

/** To be called when someone is about to open the dialog. */
export function expectContactDialog() {
  expected = true
  tell()
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

/** Whether the dialog has been opened or is about to be. */
export const useContactDialogExpected = () =>
  useSyncExternalStore(
    subscribe,
    () => expected || opened !== undefined,
    () => false,
  )
