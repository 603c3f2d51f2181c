import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  for (const type of ['online', 'offline']) addEventListener(type, listener)
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, listener)
  }
}

/** Value of `navigator.onLine`; true on the server, and in some networks without a working connection. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
