import { useEffect, useSyncExternalStore } from 'react'

import { createStore } from '@/lib/create-store'

const holders = createStore(0)

/** While `active` (an open dialog or menu), pauses carousels and other automatic motion. */
export function useMotionHold(active: boolean) {
  useEffect(() => {
    if (!active) return
    holders.set(holders.get() + 1)
    return () => holders.set(holders.get() - 1)
  }, [active])
}

/** Whether any `useMotionHold` is active; false on the server. */
export const useMotionHeld = () =>
  useSyncExternalStore(
    holders.subscribe,
    () => holders.get() > 0,
    () => false,
  )
