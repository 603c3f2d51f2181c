import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'

import { opensElsewhere } from '@/lib/opens-elsewhere'
import { BUSY } from '@/lib/before-hydration/constants'

import { setContactDialog } from '../contact-dialog/dialog-store'

/** Longest time in ms that a view transition freezes the old page; a slower page appears without animation. */
const TRANSITION_MAX_MS = 200

/** Timeout in ms for a page's RSC payload, after which the browser loads the document; the router has no timeout. */
const PAGE_TIMEOUT_MS = 4000

/** The link that contains the event's target, if the router can open the linked page; else undefined. */
function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  // The browser handles fragments of this page, files, and pages in other languages (another root layout).
  return link.hreflang || link.pathname.includes('.') || (link.hash && link.pathname === location.pathname)
    ? undefined
    : link
}

/**
 * Client-side navigation for all internal links by one delegated listener: links stay plain HTML without hydration.
 * Prefetches on hover, touch and focus; prefetching links on screen would load the whole site on a weak connection.
 * Offline, a link to `contactPath` opens the contact dialog.
 */
export function useClientNavigation(contactPath: string) {
  const router = useRouter()
  const path = usePathname()
  const onArrival = useRef<() => void>(undefined)
  useLayoutEffect(() => onArrival.current?.(), [path])
  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
    let timeout: ReturnType<typeof setTimeout> | undefined
    let loadingLink: HTMLElement | undefined
    const stopWaiting = () => {
      onArrival.current = undefined
      clearTimeout(timeout)
      delete loadingLink?.dataset[BUSY]
    }
    const onClick = (event: MouseEvent) => {
      const link = pageLink(event)
      if (!link || event.defaultPrevented || opensElsewhere(event)) return
      event.preventDefault()
      const { href, pathname } = location
      stopWaiting()
      if (link.pathname === pathname) {
        // Push before scrolling: the old entry saves its scroll position. Next's router observes `pushState`.
        if (link.href !== href) history.pushState(null, '', link.href)
        return scrollTo({ top: 0, behavior: 'instant' })
      }
      // Offline: navigation would show the browser's error page; the dialog shows phone and e-mail.
      if (!navigator.onLine && link.pathname === contactPath)
        return setContactDialog({ opener: { current: link }, prefill: {} })
      const arrive = () => {
        stopWaiting()
        // The router does not scroll if the new page's top is in the viewport, even under the sticky bar.
        if (!link.hash) scrollTo({ top: 0, behavior: 'instant' })
      }
      onArrival.current = arrive
      loadingLink = link
      loadingLink.dataset[BUSY] = ''
      const loadDocument = () => {
        stopWaiting()
        if (location.href === href) location.assign(link.href)
      }
      timeout = setTimeout(loadDocument, PAGE_TIMEOUT_MS)
      const navigate = () => router.push(link.pathname + link.search + link.hash)
      if (reducedMotion.matches || !('startViewTransition' in document)) return navigate()
      const { ready, updateCallbackDone, finished } = document.startViewTransition(() => {
        navigate()
        return new Promise<void>((resolve) => {
          onArrival.current = () => {
            arrive()
            resolve()
          }
          setTimeout(resolve, TRANSITION_MAX_MS)
        })
      })
      // These promises reject when the browser skips the animation.
      for (const promise of [ready, updateCallbackDone, finished]) promise.catch(() => {})
    }
    const prefetch = (event: Event) => {
      const link = pageLink(event)
      if (link && link.pathname !== location.pathname) router.prefetch(link.pathname + link.search)
    }
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('click', onClick, { signal })
    for (const intent of ['pointerover', 'touchstart', 'focusin'])
      document.addEventListener(intent, prefetch, { passive: true, signal })
    // Back and unload cancel `loadDocument`.
    for (const type of ['popstate', 'pagehide']) addEventListener(type, stopWaiting, { signal })
    return () => {
      stopWaiting()
      listeners.abort()
    }
  }, [router, contactPath])
}
