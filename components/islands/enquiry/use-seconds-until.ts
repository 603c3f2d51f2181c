import { useSyncExternalStore } from 'react'

import { neverChanges } from '@/components/ui/use-hydrated'

/** Calls a listener every 250 ms; returns the unsubscribe function. */
export function eachQuarterSecond(listener: () => void) {
  const timer = setInterval(listener, 250)
  return () => clearInterval(timer)
}

/** Whole seconds left until `until` (ms since 1970), counting down to 0; 0 without `until`. */
export const useSecondsUntil = (until = 0) =>
  useSyncExternalStore(
    until > 0 ? eachQuarterSecond : neverChanges,
    () => Math.max(0, Math.ceil((until - Date.now()) / 1000)),
    () => 0,
  )
