'use client'

import { useEffect } from 'react'

import { islandsAlive } from '@/components/ui/islands-alive'
import { ALIVE } from '@/lib/page-start/contract'

/** Tells the script that started the framework (lib/page-start/start.ts) that the page answers by itself now. */
export function AliveSignal() {
  useEffect(() => {
    // Once React is through with its effects: a press that was kept and is made again now is one of those that it hears.
    const tell = () => {
      document.documentElement.dataset[ALIVE] = ''
      dispatchEvent(new Event(ALIVE))
    }
    void islandsAlive().then(() => setTimeout(tell))
  }, [])
  return null
}
