import { useEffect, useEffectEvent } from 'react'

import { entryState, pushEntry } from '@/lib/browser/history-entry'

/** Number of open overlays. */
let openOverlays = 0

/** Whether a closed overlay has called `history.back()`, whose popstate has not fired yet. */
let isGoingBack = false

/** Goes back from an overlay's entry, unless `history.back()` has been called. */
function leaveOverlayEntry() {
  if (!entryState().overlay || isGoingBack) return
  isGoingBack = true
  addEventListener('popstate', () => (isGoingBack = false), { once: true })
  history.back()
}

/**
 * Pushes a history entry while `open`, so that Back closes the overlay instead of leaving the page.
 * `close` returns false if the visitor chooses to keep the overlay open: then the hook pushes the entry again.
 */
export function useCloseOnBack(open: boolean, close: () => boolean) {
  const tryClose = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    const pushOverlayEntry = () => pushEntry({ overlay: true })
    const onBack = () => {
      if (!tryClose()) pushOverlayEntry()
    }
    const start = () => {
      pushOverlayEntry()
      addEventListener('popstate', onBack)
    }
    openOverlays += 1
    // Wait for the popstate of an earlier overlay's `history.back()`: the event would make `onBack` close this overlay.
    if (isGoingBack) addEventListener('popstate', start, { once: true })
    else start()
    return () => {
      removeEventListener('popstate', start)
      removeEventListener('popstate', onBack)
      openOverlays -= 1
      leaveOverlayEntry()
    }
  }, [open])
}

/** Goes back from a history entry whose overlay is closed, after a reload or Forward. */
export function useStaleOverlayEntries() {
  useEffect(() => {
    const leave = () => {
      if (openOverlays === 0) leaveOverlayEntry()
    }
    leave()
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [])
}
