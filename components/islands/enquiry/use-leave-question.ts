import { useEffect } from 'react'

import { opensElsewhere } from '@/lib/opens-elsewhere'

/** While `active`, asks before the visitor leaves the page, by a link or by the browser. */
export function useLeaveQuestion(active: boolean, question: string) {
  useEffect(() => {
    if (!active) return
    const sending = new AbortController()
    const { signal } = sending
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || link.target || opensElsewhere(event)) return
      if (link.origin !== location.origin || link.pathname === location.pathname) return
      // A link to a new document would ask again as this one ends.
      if (confirm(question)) return removeEventListener('beforeunload', onUnload)
      event.preventDefault()
      event.stopPropagation()
    }
    // The Back button, in browsers that let a page ask.
    const onNavigate = (event: NavigateEvent) => {
      const { url } = event.destination
      const leaves = event.navigationType === 'traverse' && new URL(url).pathname !== location.pathname
      if (leaves && event.cancelable && !confirm(question)) event.preventDefault()
    }
    const { navigation } = window as { navigation?: Navigation }
    navigation?.addEventListener('navigate', onNavigate, { signal })
    addEventListener('beforeunload', onUnload, { signal })
    addEventListener('click', onClick, { capture: true, signal })
    return () => sending.abort()
  }, [active, question])
}
