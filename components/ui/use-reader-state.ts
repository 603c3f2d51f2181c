'use client'

import { useSyncExternalStore } from 'react'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

const watchMotion = (listener: () => void) => {
  const query = matchMedia(REDUCED_MOTION)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const watchTab = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** The reader asked for less movement (WCAG 2.3.3); assumed until the browser has told. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    watchMotion,
    () => matchMedia(REDUCED_MOTION).matches,
    () => true,
  )

/** The tab is behind another one; assumed until the browser has told. */
export const useTabHidden = () =>
  useSyncExternalStore(
    watchTab,
    () => document.hidden,
    () => true,
  )
