'use client'

import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The decoded fragment; as it is when it cannot be decoded, as in a truncated address. */
function fragment(): string {
  const part = location.hash.slice(1)
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The part of the page that its address names after `#`; empty on the server. */
export const useFragment = () => useSyncExternalStore(subscribe, fragment, () => '')
