import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * After a client-side navigation to a page without fragment, focuses the h1: screen readers announce the page, and Tab
 * continues from the h1. After Back or Forward, focuses a link to the page just left (WCAG 2.4.3).
 */
export function usePageFocus() {
  const path = usePathname()
  const currentPath = useRef(path)
  const isReturning = useRef(false)
  useEffect(() => {
    // Fragments and dialogs have history entries too: compare pathnames.
    const onReturn = () => {
      isReturning.current = location.pathname !== currentPath.current
    }
    addEventListener('popstate', onReturn)
    return () => removeEventListener('popstate', onReturn)
  }, [])
  useEffect(() => {
    const previousPath = currentPath.current
    if (previousPath === path) return
    currentPath.current = path
    if (isReturning.current) {
      isReturning.current = false
      // The router restores the scroll position in the next frame.
      const frame = requestAnimationFrame(() => focus(returnTarget(previousPath)))
      return () => cancelAnimationFrame(frame)
    }
    // Next scrolls to the fragment's target, except inside a closed `details`.
    if (location.hash) return openDisclosureAround(document.getElementById(location.hash.slice(1)))
    focus(document.querySelector<HTMLElement>('h1'))
  }, [path])
}

/** The first visible link to `previousPath`, else the first visible heading, else the section in the window's centre. */
function returnTarget(previousPath: string) {
  const candidates = [`main a[href="${previousPath}"]`, `a[href="${previousPath}"]`, HEADING].flatMap((selector) => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ])
  return (
    candidates.find((element) => !element.closest('[inert]') && isInWindow(element.getBoundingClientRect())) ??
    document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('section')
  )
}

const HEADING = 'h1, h2, h3'

const isInWindow = ({ top, bottom, height }: DOMRect) => height > 0 && top >= 0 && bottom <= innerHeight

function openDisclosureAround(element: HTMLElement | null) {
  const details = element?.closest('details')
  if (!details || details.open) return
  details.open = true
  element?.scrollIntoView()
}

function focus(element: HTMLElement | null | undefined) {
  if (element?.matches(`${HEADING}, section`)) element.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
}
