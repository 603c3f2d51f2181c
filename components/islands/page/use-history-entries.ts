import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Repairs Back and Forward across fragment links, whose history entries have no state: Next's router ignores a popstate
 * without router state, so the URL would change without the page. An entry of the current page gets a copy of the
 * page's router state; at an entry of another page, made before hydration, the document reloads.
 */
export function useHistoryEntries() {
  const path = usePathname()
  const currentPage = useRef({ path, state: null as unknown })
  useEffect(() => {
    currentPage.current = { path, state: history.state }
  }, [path])
  useEffect(() => {
    // On mount the router restores the initial URL, even after a fragment link or Back: only `:target` is current.
    const target = document.querySelector(':target')
    if (document.getElementById(location.hash.slice(1)) !== target)
      history.replaceState(history.state, '', target ? `#${target.id}` : location.pathname + location.search)
    const onPopState = () => {
      if (history.state) return restoreScroll()
      // No URL argument: the router would write that URL later, perhaps into the next entry.
      if (location.pathname === currentPage.current.path) history.replaceState(currentPage.current.state, '')
      else location.reload()
    }
    // `popstate` also fires for the new entry of a fragment link.
    addEventListener('popstate', onPopState)
    window.navigation?.addEventListener('currententrychange', recordScroll)
    return () => {
      removeEventListener('popstate', onPopState)
      window.navigation?.removeEventListener('currententrychange', recordScroll)
    }
  }, [])
}

/** Last scroll position, in px, of this document's history entries, by entry key. */
const scrollPositions = new Map<string, number>()

function recordScroll({ from, navigationType }: NavigationCurrentEntryChangeEvent) {
  // `replace` keeps the entry: its scroll position stays current.
  if (navigationType !== 'replace') scrollPositions.set(from.key, scrollY)
}

/** Restores the saved position: Chromium's first traversal to an entry with a fragment scrolls to the fragment. */
function restoreScroll() {
  const top = scrollPositions.get(window.navigation?.currentEntry?.key ?? '')
  if (location.hash && top !== undefined) requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }))
}
