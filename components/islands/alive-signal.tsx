'use client'

import { useEffect } from 'react'

/** Tells the script that started the framework (scripts/browser/start.ts) that the page answers by itself now. */
export function AliveSignal() {
  useEffect(() => {
    document.documentElement.dataset.alive = ''
    dispatchEvent(new Event('alive'))
  }, [])
  return null
}
