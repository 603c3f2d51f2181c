'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the heading of a page that was reached by a link, so that it is read and Tab goes on from there; on
 * the way back, to where the visitor was (WCAG 2.4.3).
 */
export function PageFocus() {
  const path = usePathname()
  const shown = useRef(path)
  const returned = useRef(false)
  useEffect(() => {
    // Places of one page, and what covers it, come and go in the history too.
    const onReturn = () => {
      returned.current = location.pathname !== shown.current
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
      // The place is restored with the next frame.
      const frame = requestAnimationFrame(() => focus(placeOfReturn(left)))
      return () => cancelAnimationFrame(frame)
    }
    // A link to a part of a page sets the place by itself.
    if (location.hash) return
    focus(document.querySelector<HTMLElement>('h1'))
  }, [path])
  return null
}

/** A link to the page one comes from that is in the window; where there is none, the first heading there. */
function placeOfReturn(from: string) {
  const places = [`main a[href="${from}"]`, `a[href="${from}"]`, HEADING].flatMap((selector) => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ])
  return places.find((place) => !place.closest('[inert]') && isInWindow(place.getBoundingClientRect()))
}

const HEADING = 'h1, h2, h3'

const isInWindow = ({ top, bottom, height }: DOMRect) => height > 0 && top >= 0 && bottom <= innerHeight

function focus(place: HTMLElement | null | undefined) {
  if (place?.matches(HEADING)) place.setAttribute('tabindex', '-1')
  place?.focus({ preventScroll: true })
}
