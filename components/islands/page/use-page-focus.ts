import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * After a link, moves the focus to the heading of the new page, so that it is read aloud and Tab continues from
 * there. After Back, moves the focus to where the visitor was (WCAG 2.4.3).
 */
export function usePageFocus() {
  const path = usePathname()
  const shown = useRef(path)
  const returned = useRef(false)
  useEffect(() => {
    // Fragments of a page, and dialogs over it, have history entries too: only a page change counts.
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
      // The scroll position is restored with the next frame.
      const frame = requestAnimationFrame(() => focus(placeOfReturn(left)))
      return () => cancelAnimationFrame(frame)
    }
    // The browser scrolls to the part that a link names, except to a folded one.
    if (location.hash) return unfold(document.getElementById(location.hash.slice(1)))
    focus(document.querySelector<HTMLElement>('h1'))
  }, [path])
}

/** A link in the window to the page that was just left; without one, the first heading there, or the section in its middle. */
function placeOfReturn(from: string) {
  const places = [`main a[href="${from}"]`, `a[href="${from}"]`, HEADING].flatMap((selector) => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ])
  return (
    places.find((place) => !place.closest('[inert]') && isInWindow(place.getBoundingClientRect())) ??
    document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('section')
  )
}

const HEADING = 'h1, h2, h3'

const isInWindow = ({ top, bottom, height }: DOMRect) => height > 0 && top >= 0 && bottom <= innerHeight

function unfold(place: HTMLElement | null) {
  const fold = place?.closest('details')
  if (!fold || fold.open) return
  fold.open = true
  place?.scrollIntoView()
}

function focus(place: HTMLElement | null | undefined) {
  if (place?.matches(`${HEADING}, section`)) place.setAttribute('tabindex', '-1')
  place?.focus({ preventScroll: true })
}
