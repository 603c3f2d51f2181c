import { useEffect, useEffectEvent } from 'react'

/** Marks a history entry that was added for something that covers the page, such as a dialog. */
const COVER = 'cover'

/** How many things cover the page. */
let covers = 0

/** Whether the page is on its way back from a marked entry; the browser may take a while for it. */
let leaving = false

/** Whether the present history entry is a marked one. */
export const isCover = () => Boolean((history.state as Record<string, unknown> | null)?.[COVER])

/** Leaves the marked entry, once. */
function uncover() {
  if (!isCover() || leaving) return
  leaving = true
  addEventListener('popstate', () => (leaving = false), { once: true })
  history.back()
}

/**
 * The Back button closes what covers the page, as people expect on a phone, and does not leave the page. `close`
 * returns whether it closed: it may ask the visitor first, who may choose to stay.
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
    // What is opened again before the page is back would be closed by the way back.
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

/** Leaves a marked history entry when nothing covers the page any more: after a reload, or after the Forward button. */
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
