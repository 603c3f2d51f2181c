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
    const onEntry = () => {
      if (history.state) return
      // Without an address: the router would write it later, perhaps into the next entry.
      if (location.pathname === shown.current.path) history.replaceState(shown.current.state, '')
      else location.reload()
    }
    // Browsers fire it for the new entry of a link to a part of the page too.
    addEventListener('popstate', onEntry)
    return () => removeEventListener('popstate', onEntry)
  }, [])
}
