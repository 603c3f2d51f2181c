import { useEffect, useSyncExternalStore } from 'react'

import { createStore } from '@/lib/browser/create-store'

const activePauses = createStore(0)

/** Pauses carousels and other automatic motion while the calling dialog or menu is open. */
export function usePauseMotion(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    activePauses.set(activePauses.get() + 1)
    return () => activePauses.set(activePauses.get() - 1)
  }, [isOpen])
}

/** Whether an open dialog or menu pauses automatic motion; false on the server. */
export const useIsMotionPaused = () =>
  useSyncExternalStore(
    activePauses.subscribe,
    () => activePauses.get() > 0,
    () => false,
  )
