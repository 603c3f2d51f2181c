import { useSyncExternalStore } from 'react'

/** Subscribe function for `useSyncExternalStore` with a value that never changes. */
export const neverChanges = () => () => undefined

/** False on the server and during hydration, then true: for values that only the browser knows. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
