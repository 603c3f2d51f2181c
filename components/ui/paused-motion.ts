import { useEffect, useSyncExternalStore } from 'react'

import { createStore } from '@/lib/create-store'

const activePauses = createStore(0)

/** Pauses carousels and other automatic motion while `active`: while the calling dialog or menu is open. */
export function usePauseMotion(active: boolean) {
  useEffect(() => {
    if (!active) return
    activePauses.set(activePauses.get() + 1)
    return () => activePauses.set(activePauses.get() - 1)
  }, [active])
}

/** Whether an open dialog or menu pauses automatic motion; false on the server. */
export const useIsMotionPaused = () =>
  useSyncExternalStore(
    activePauses.subscribe,
    () => activePauses.get() > 0,
    () => false,
  )
