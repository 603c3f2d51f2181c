import { useSyncExternalStore } from 'react'

/** Empty subscription for `useSyncExternalStore`: the value never changes. */
export const neverChanges = () => () => undefined

/** False on the server and during hydration, then true: for values known only in the browser. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
