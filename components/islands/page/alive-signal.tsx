'use client'

import { useEffect } from 'react'

import { islandsAlive } from '@/components/ui/islands-alive'
import { ALIVE } from '@/lib/page-start/contract'

/** Tells the script that started the framework (lib/page-start/start.ts) that the page is hydrated. */
export function AliveSignal() {
  useEffect(() => {
    // Waits until React has run its effects, so that React receives the held presses that are replayed now.
    const tell = () => {
      document.documentElement.dataset[ALIVE] = ''
      dispatchEvent(new Event(ALIVE))
    }
    void islandsAlive().then(() => setTimeout(tell))
  }, [])
  return null
}
