'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the exported page and while it comes alive, true from then on: what only the reader's browser knows waits for it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
