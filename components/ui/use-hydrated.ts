import { useSyncExternalStore } from 'react'

/** Subscribes to what never changes. */
export const never = () => () => undefined

/** False in the exported page and during hydration, then true: for values that only the reader's browser knows. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
