import { useSyncExternalStore } from 'react'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Returns the subscribe function for `useSyncExternalStore`; only the browser calls `getTarget`. */
const subscribeTo = (getTarget: () => EventTarget, events: string[]) => (listener: () => void) => {
  const controller = new AbortController()
  for (const event of events) getTarget().addEventListener(event, listener, { signal: controller.signal })
  return () => controller.abort()
}

const subscribeToMotion = subscribeTo(() => matchMedia(REDUCED_MOTION), ['change'])
const subscribeToConnection = subscribeTo(() => window, ['online', 'offline'])

/** Whether the user prefers reduced motion (WCAG 2.3.3); true on the server and during hydration. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    subscribeToMotion,
    () => matchMedia(REDUCED_MOTION).matches,
    () => true,
  )

/** Value of `navigator.onLine`; true on the server, and in some networks without a working connection. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  )
