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

const watchConnection = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Subscribes to `prefers-reduced-motion` (WCAG 2.3.3); true on the server and during hydration. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    watchMotion,
    () => matchMedia(REDUCED_MOTION).matches,
    () => true,
  )

/** Subscribes to `document.hidden`; true on the server and during hydration. */
export const useTabHidden = () =>
  useSyncExternalStore(
    watchTab,
    () => document.hidden,
    () => true,
  )

/** Subscribes to `navigator.onLine`; true does not prove a working connection. */
export const useOnline = () =>
  useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
