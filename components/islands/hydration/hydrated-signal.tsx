'use client'

import { useEffect } from 'react'

import { islandsHydrated } from './island'
import { HYDRATED } from '@/lib/page-start/contract'

/** Tells the script that started the framework (lib/page-start/start.ts) that the page is hydrated. */
export function HydratedSignal() {
  useEffect(() => {
    // After React has run its effects: only then do replayed presses reach it.
    const tell = () => {
      document.documentElement.dataset[HYDRATED] = ''
      dispatchEvent(new Event(HYDRATED))
    }
    void islandsHydrated().then(() => setTimeout(tell))
  }, [])
  return null
}
