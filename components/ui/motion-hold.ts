'use client'

import { useEffect, useSyncExternalStore } from 'react'

let holders = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1) => {
  holders += by
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** While `active`, everything that moves by itself stops: a dialog or a menu is open over it. */
export function useMotionHold(active: boolean) {
  useEffect(() => {
    if (!active) return
    change(1)
    return () => change(-1)
  }, [active])
}

/** Whether anything holds the movement of the page. */
export const useMotionHeld = () =>
  useSyncExternalStore(
    subscribe,
    () => holders > 0,
    () => false,
  )
