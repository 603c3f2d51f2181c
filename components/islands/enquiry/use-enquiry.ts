'use client'

import { useEffect, useSyncExternalStore } from 'react'

import type { FormVariant } from '@/lib/enquiry/form'
import { idle } from '@/lib/enquiry/machine'
import { enquiryStore } from '@/lib/enquiry/store'
import { opensElsewhere } from '@/lib/opens-elsewhere'

/** The state of a form's enquiry; idle in the exported page. */
export function useEnquiry(form: FormVariant) {
  const store = enquiryStore(form)
  return useSyncExternalStore(store.subscribe, store.current, () => idle)
}

function subscribeToConnection(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser has a connection; `true` does not prove that it works. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  )

function eachQuarterSecond(listener: () => void) {
  const timer = setInterval(listener, 250)
  return () => clearInterval(timer)
}

const never = () => () => undefined

/** Whole seconds until a moment (milliseconds since 1970), counted down; 0 without one. */
export const useSecondsUntil = (until = 0) =>
  useSyncExternalStore(
    until > 0 ? eachQuarterSecond : never,
    () => Math.max(0, Math.ceil((until - Date.now()) / 1000)),
    () => 0,
  )

/** While `active`, asks before the visitor leaves the page, by a link or by the browser. */
export function useLeaveQuestion(active: boolean, question: string) {
  useEffect(() => {
    if (!active) return
    const sending = new AbortController()
    const { signal } = sending
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || link.target || opensElsewhere(event)) return
      if (link.origin !== location.origin || link.pathname === location.pathname) return
      // A link to a new document would ask again as this one ends.
      if (confirm(question)) return removeEventListener('beforeunload', onUnload)
      event.preventDefault()
      event.stopPropagation()
    }
    // The Back button, in browsers that let a page ask.
    const onNavigate = (event: NavigateEvent) => {
      const { url } = event.destination
      const leaves = event.navigationType === 'traverse' && new URL(url).pathname !== location.pathname
      if (leaves && event.cancelable && !confirm(question)) event.preventDefault()
    }
    const { navigation } = window as { navigation?: Navigation }
    navigation?.addEventListener('navigate', onNavigate, { signal })
    addEventListener('beforeunload', onUnload, { signal })
    addEventListener('click', onClick, { capture: true, signal })
    return () => sending.abort()
  }, [active, question])
}
