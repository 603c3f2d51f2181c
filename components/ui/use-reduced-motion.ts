import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(listener: () => void) {
  const list = query()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the user prefers reduced motion (WCAG 2.3.3); true on the server and during hydration. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  )
