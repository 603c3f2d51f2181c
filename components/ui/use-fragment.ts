'use client'

import { useSyncExternalStore } from 'react'

import { decodedFragment } from '@/lib/fragment'

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The part of the page that its address names after `#`; empty on the server. */
export const useFragment = () =>
  useSyncExternalStore(
    subscribe,
    () => decodedFragment(location.hash),
    () => '',
  )
