import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Keeps Back and Forward true after links to a part of the page. The browser gives the entry of such a link no state, and
 * Next's router ignores entries without its state: the page would stay while the address changes. Such an entry gets a
 * copy of the state of its page at once. An entry of another page, older than the hydration, is loaded.
 */
export function useHistoryEntries() {
  const path = usePathname()
  const shown = useRef({ path, state: null as unknown })
  useEffect(() => {
    shown.current = { path, state: history.state }
  }, [path])
  useEffect(() => {
    // The router writes the address of its first render, which an in-page link may have left before the commit.
    const target = document.querySelector(':target')?.id
    if (target && location.hash !== `#${target}`) history.replaceState(history.state, '', `#${target}`)
    const onEntry = () => {
      if (history.state) return restoreScroll()
      // Without an address: the router would write it later, perhaps into the next entry.
      if (location.pathname === shown.current.path) history.replaceState(shown.current.state, '')
      else location.reload()
    }
    // Browsers fire it for the new entry of a link to a part of the page too.
    addEventListener('popstate', onEntry)
    window.navigation?.addEventListener('currententrychange', keepScroll)
    return () => {
      removeEventListener('popstate', onEntry)
      window.navigation?.removeEventListener('currententrychange', keepScroll)
    }
  }, [])
}

/** Scroll position in px in which each history entry of this document was left, by the entry's key. */
const scrolls = new Map<string, number>()

function keepScroll({ from, navigationType }: NavigationCurrentEntryChangeEvent) {
  // A replaced entry is not left.
  if (navigationType !== 'replace') scrolls.set(from.key, scrollY)
}

/** Chromium's first traversal to an entry with a fragment scrolls to the fragment, not to the position that was left. */
function restoreScroll() {
  const top = scrolls.get(window.navigation?.currentEntry?.key ?? '')
  if (location.hash && top !== undefined) requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }))
}
