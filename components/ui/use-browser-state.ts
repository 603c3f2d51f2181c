import { useSyncExternalStore } from 'react'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Returns the subscribe function for `useSyncExternalStore`; `target` is called in the browser only. */
const listenTo = (target: () => EventTarget, events: string[]) => (listener: () => void) => {
  const subscription = new AbortController()
  for (const event of events) target().addEventListener(event, listener, { signal: subscription.signal })
  return () => subscription.abort()
}

const watchMotion = listenTo(() => matchMedia(REDUCED_MOTION), ['change'])
const watchConnection = listenTo(() => window, ['online', 'offline'])

/** Subscribes to `prefers-reduced-motion` (WCAG 2.3.3); true on the server and during hydration. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    watchMotion,
    () => matchMedia(REDUCED_MOTION).matches,
    () => true,
  )

/** Subscribes to `navigator.onLine`; true on the server, and also without a working connection in some networks. */
export const useOnline = () =>
  useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
