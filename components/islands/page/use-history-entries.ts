import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Keeps Back and Forward true after links to a part of the page. The browser gives the entry of such a link no state, and
 * Next's router ignores entries without its state: the page would stay while the address changes. The router writes its
 * state into such an entry when the address is set once more. An entry of another page, older than the hydration, is loaded.
 */
export function useHistoryEntries() {
  const path = usePathname()
  const shown = useRef(path)
  useEffect(() => {
    shown.current = path
  }, [path])
  useEffect(() => {
    const onEntry = () => {
      if (history.state) return
      if (location.pathname === shown.current) history.replaceState(null, '', location.href)
      else location.reload()
    }
    // Browsers fire it for the new entry of a link to a part of the page too.
    addEventListener('popstate', onEntry)
    return () => removeEventListener('popstate', onEntry)
  }, [])
}
