'use client'

import { useEffect } from 'react'

import { islandsHydrated } from './island'
import { HYDRATED } from '@/lib/before-hydration/constants'

/** Signals the first script (lib/before-hydration/first-script.ts) that page and islands are hydrated. */
export function HydratedSignal() {
  useEffect(() => {
    // Timeout: after React's effects, so that replayed clicks reach their listeners.
    const dispatchHydrated = () => {
      document.documentElement.dataset[HYDRATED] = ''
      dispatchEvent(new Event(HYDRATED))
    }
    void islandsHydrated().then(() => setTimeout(dispatchHydrated))
  }, [])
  return null
}
