import { useEffect, useEffectEvent } from 'react'

/** Key in `history.state` that marks an entry pushed for a dialog or other overlay. */
const COVER = 'cover'

/** Number of open overlays. */
let covers = 0

/** `history.back()` has been called; its popstate is pending. */
let leaving = false

/** Whether the current history entry belongs to an overlay. */
export const isCover = () => Boolean((history.state as Record<string, unknown> | null)?.[COVER])

/** Goes back from an overlay's entry, unless that is pending. */
function uncover() {
  if (!isCover() || leaving) return
  leaving = true
  addEventListener('popstate', () => (leaving = false), { once: true })
  history.back()
}

/**
 * Pushes a history entry while `open`, so that Back closes the overlay instead of leaving the page.
 * `close` returns false if the visitor declines its confirmation: then the entry is pushed again.
 */
export function useBackCloses(open: boolean, close: () => boolean) {
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    const cover = () => history.pushState({ [COVER]: true }, '')
    const { pathname } = location
    const onBack = () => {
      if (!leave() && location.pathname === pathname) cover()
    }
    const start = () => {
      cover()
      addEventListener('popstate', onBack)
    }
    covers += 1
    // Wait for the pending popstate, which would close this overlay.
    if (leaving) addEventListener('popstate', start, { once: true })
    else start()
    return () => {
      removeEventListener('popstate', start)
      removeEventListener('popstate', onBack)
      covers -= 1
      uncover()
    }
  }, [open])
}

/** Goes back from an overlay's entry without its overlay, after a reload or Forward. */
export function useCoversLeft() {
  useEffect(() => {
    const leave = () => {
      if (covers === 0) uncover()
    }
    leave()
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [])
}
