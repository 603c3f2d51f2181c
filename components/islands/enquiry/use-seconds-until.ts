import { useSyncExternalStore } from 'react'

import { eachQuarterSecond } from '@/components/ui/each-quarter-second'
import { neverChanges } from '@/components/ui/use-hydrated'

/** Whole seconds left until `until` (ms since 1970), counting down to 0; 0 without `until`. */
export const useSecondsUntil = (until = 0) =>
  useSyncExternalStore(
    until > 0 ? eachQuarterSecond : neverChanges,
    () => Math.max(0, Math.ceil((until - Date.now()) / 1000)),
    () => 0,
  )
