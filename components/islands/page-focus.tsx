'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the heading of a page that was reached by a link, so that it is read and Tab goes on from there; on
 * the way back, to the link by which the page was left (WCAG 2.4.3).
 */
export function PageFocus() {
  const path = usePathname()
  const shown = useRef(path)
  const returned = useRef(false)
  useEffect(() => {
    const onReturn = () => {
      returned.current = true
    }
    addEventListener('popstate', onReturn)
    return () => removeEventListener('popstate', onReturn)
  }, [])
  useEffect(() => {
    const left = shown.current
    if (left === path) return
    shown.current = path
    if (returned.current) {
      returned.current = false
      return document.querySelector<HTMLElement>(`main a[href="${left}"]`)?.focus({ preventScroll: true })
    }
    // A link to a part of a page sets the place by itself.
    if (location.hash) return
    const heading = document.querySelector<HTMLElement>('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [path])
  return null
}
