'use client'

import { useEffect, useEffectEvent } from 'react'

/** Marks a history entry that was added for something that covers the page, such as a dialog. */
const COVER = 'cover'

/** How many things cover the page. */
let covers = 0

const covered = () => Boolean((history.state as Record<string, unknown> | null)?.[COVER])

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
    cover()
    covers += 1
    addEventListener('popstate', onBack)
    return () => {
      removeEventListener('popstate', onBack)
      covers -= 1
      if (covered()) history.back()
    }
  }, [open])
}

/** Leaves a marked history entry when nothing covers the page any more: after a reload, or after the Forward button. */
export function useCoversLeft() {
  useEffect(() => {
    const leave = () => {
      if (covers === 0 && covered()) history.back()
    }
    leave()
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [])
}
