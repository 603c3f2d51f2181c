import { useEffect, useSyncExternalStore } from 'react'

import { createStore } from '@/lib/create-store'

const pauses = createStore(0)

/** While `active` (an open dialog or menu), pauses carousels and other automatic motion. */
export function usePausedMotion(active: boolean) {
  useEffect(() => {
    if (!active) return
    pauses.set(pauses.get() + 1)
    return () => pauses.set(pauses.get() - 1)
  }, [active])
}

/** Whether a `usePausedMotion` is active; false on the server. */
export const useIsMotionPaused = () =>
  useSyncExternalStore(
    pauses.subscribe,
    () => pauses.get() > 0,
    () => false,
  )
