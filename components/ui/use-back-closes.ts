'use client'

import { useEffect, useEffectEvent } from 'react'

/** Marks the entry of the browser's history that stands for what covers the page. */
const COVER = 'cover'

/** How many things cover the page. */
let covers = 0

const covered = () => Boolean((history.state as Record<string, unknown> | null)?.[COVER])

/**
 * The browser's way back closes what covers the page, as on a phone it is expected to, instead of leaving the page.
 * `close` tells whether it did: who is asked may stay.
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

/** Leaves an entry that nothing covers any more: one that was loaded anew, or come to by the browser's way forward. */
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
