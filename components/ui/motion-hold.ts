import { useEffect, useSyncExternalStore } from 'react'

import { createStore } from '@/lib/create-store'

const holders = createStore(0)

/** While `active`, everything that moves by itself stops: a dialog or a menu is open over it. */
export function useMotionHold(active: boolean) {
  useEffect(() => {
    if (!active) return
    holders.set(holders.get() + 1)
    return () => holders.set(holders.get() - 1)
  }, [active])
}

/** Whether anything holds the movement of the page. */
export const useMotionHeld = () =>
  useSyncExternalStore(
    holders.subscribe,
    () => holders.get() > 0,
    () => false,
  )
