import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'

import { opensElsewhere } from '@/lib/opens-elsewhere'
import { PENDING } from '@/lib/page-start/contract'

import { setContactDialog } from '../contact-dialog/store'

/** How long in ms a view transition holds the old page; a page that takes longer appears without one. */
const STANDSTILL = 200

/** How long in ms a page's data may take, which the router awaits for ever; then the browser loads the page by itself. */
const PATIENCE = 4000

/** The link that an event came from, if it leads to another page of the site. */
function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  // The browser handles links to a part of this page, to files that are not pages, and to another language's document.
  return link.hreflang || link.pathname.includes('.') || (link.hash && link.pathname === location.pathname)
    ? undefined
    : link
}

/**
 * Makes every link to a page of the site change the page without loading a new document. One listener serves all links,
 * so links stay plain HTML and need no hydration. A page is prefetched when a pointer, a finger or the focus reaches a
 * link to it, and not because the link is in view: on a weak connection that would load the whole site. Offline a link to
 * the `contact` page opens the contact dialog.
 */
export function usePageLinks(contact: string) {
  const router = useRouter()
  const path = usePathname()
  const arrived = useRef<() => void>(undefined)
  useLayoutEffect(() => arrived.current?.(), [path])
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    let overdue: ReturnType<typeof setTimeout> | undefined
    /** The pressed link, until its page has come. */
    let pending: HTMLElement | undefined
    const stopWaiting = () => {
      clearTimeout(overdue)
      delete pending?.dataset[PENDING]
    }
    const go = (event: MouseEvent) => {
      const link = pageLink(event)
      if (!link || event.defaultPrevented || opensElsewhere(event)) return
      event.preventDefault()
      const { href, pathname } = location
      stopWaiting()
      if (link.pathname === pathname) {
        // Before the scroll, so that the entry that is left keeps its place; the router follows `pushState`.
        if (link.href !== href) history.pushState(null, '', link.href)
        return scrollTo({ top: 0, behavior: 'instant' })
      }
      // The browser's error page would take the place of this one; the dialog has phone and mail.
      if (!navigator.onLine && link.pathname === contact)
        return setContactDialog({ opener: { current: link }, prefill: {} })
      const arrive = () => {
        arrived.current = undefined
        stopWaiting()
        // The router does not scroll while the top of the new page is within the bar's height.
        if (!link.hash) scrollTo({ top: 0, behavior: 'instant' })
      }
      arrived.current = arrive
      pending = link
      pending.dataset[PENDING] = ''
      const load = () => {
        stopWaiting()
        if (location.href === href) location.assign(link.href)
      }
      overdue = setTimeout(load, PATIENCE)
      let left = false
      const leave = () => {
        if (!left) router.push(link.pathname + link.search + link.hash)
        left = true
      }
      // Some supported browsers have no `startViewTransition`.
      if (calm.matches || !('startViewTransition' in document)) return leave()
      const { ready, updateCallbackDone, finished } = document.startViewTransition(() => {
        leave()
        return new Promise<void>((resolve) => {
          arrived.current = () => {
            arrive()
            resolve()
          }
          setTimeout(resolve, STANDSTILL)
        })
      })
      // The browser may delay or skip a transition; the new page must open all the same.
      setTimeout(leave, STANDSTILL)
      for (const step of [ready, updateCallbackDone, finished]) step.catch(() => {})
    }
    const expect = (event: Event) => {
      const link = pageLink(event)
      if (link && link.pathname !== location.pathname) router.prefetch(link.pathname + link.search)
    }
    const mounted = new AbortController()
    const { signal } = mounted
    document.addEventListener('click', go, { signal })
    for (const intent of ['pointerover', 'touchstart', 'focusin'])
      document.addEventListener(intent, expect, { passive: true, signal })
    // Who has gone back, before or after the page came, wants to stay there, and finds the page as it was.
    const stay = () => {
      arrived.current = undefined
      stopWaiting()
    }
    for (const leaving of ['popstate', 'pagehide']) addEventListener(leaving, stay, { signal })
    return () => {
      stopWaiting()
      mounted.abort()
    }
  }, [router, contact])
}
