import { useEffect } from 'react'

import { opensElsewhere } from '@/lib/opens-elsewhere'

/** While `active`, asks `question` before a link, Back or Forward leaves the page; the browser asks before unloads. */
export function useConfirmLeave(active: boolean, question: string) {
  useEffect(() => {
    if (!active) return
    const listeners = new AbortController()
    const { signal } = listeners
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || link.target || opensElsewhere(event)) return
      if (link.origin !== location.origin || link.pathname === location.pathname) return
      // A link that loads a new document would also fire `beforeunload`: remove this second question.
      if (confirm(question)) return removeEventListener('beforeunload', onUnload)
      event.preventDefault()
      event.stopPropagation()
    }
    // Only some browsers fire a cancelable `navigate` event for Back and Forward.
    const onNavigate = (event: NavigateEvent) => {
      const { url } = event.destination
      const leavesPage = event.navigationType === 'traverse' && new URL(url).pathname !== location.pathname
      if (leavesPage && event.cancelable && !confirm(question)) event.preventDefault()
    }
    window.navigation?.addEventListener('navigate', onNavigate, { signal })
    addEventListener('beforeunload', onUnload, { signal })
    addEventListener('click', onClick, { capture: true, signal })
    return () => listeners.abort()
  }, [active, question])
}
