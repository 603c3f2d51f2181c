import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * After a client-side navigation, focuses the h1, so that screen readers announce the page and Tab continues there.
 * After Back or Forward, focuses the link to the page just left (WCAG 2.4.3).
 */
export function usePageFocus() {
  const path = usePathname()
  const shown = useRef(path)
  const returned = useRef(false)
  useEffect(() => {
    // Fragments and dialogs have history entries too: compare pathnames.
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
      // The router restores the scroll position in the next frame.
      const frame = requestAnimationFrame(() => focus(returnTarget(left)))
      return () => cancelAnimationFrame(frame)
    }
    // Next scrolls to the fragment's target, except inside a closed fold.
    if (location.hash) return openDisclosure(document.getElementById(location.hash.slice(1)))
    focus(document.querySelector<HTMLElement>('h1'))
  }, [path])
}

/** Focus target after Back: on-screen link to the page just left, else first heading on screen, else the section. */
function returnTarget(from: string) {
  const candidates = [`main a[href="${from}"]`, `a[href="${from}"]`, HEADING].flatMap((selector) => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ])
  return (
    candidates.find((place) => !place.closest('[inert]') && isInWindow(place.getBoundingClientRect())) ??
    document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('section')
  )
}

const HEADING = 'h1, h2, h3'

const isInWindow = ({ top, bottom, height }: DOMRect) => height > 0 && top >= 0 && bottom <= innerHeight

function openDisclosure(place: HTMLElement | null) {
  const fold = place?.closest('details')
  if (!fold || fold.open) return
  fold.open = true
  place?.scrollIntoView()
}

function focus(place: HTMLElement | null | undefined) {
  if (place?.matches(`${HEADING}, section`)) place.setAttribute('tabindex', '-1')
  place?.focus({ preventScroll: true })
}
