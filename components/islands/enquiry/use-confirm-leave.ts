import { useEffect } from 'react'

import { opensElsewhere } from '@/lib/opens-elsewhere'

/** While `active`, asks `question` before a link or Back leaves the page; before an unload the browser asks. */
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
      // A link that loads a new document would also trigger `beforeunload`: remove the second question.
      if (confirm(question)) return removeEventListener('beforeunload', onUnload)
      event.preventDefault()
      event.stopPropagation()
    }
    // Back and Forward: only some browsers have a cancelable `navigate` event for them.
    const onNavigate = (event: NavigateEvent) => {
      const { url } = event.destination
      const leaves = event.navigationType === 'traverse' && new URL(url).pathname !== location.pathname
      if (leaves && event.cancelable && !confirm(question)) event.preventDefault()
    }
    window.navigation?.addEventListener('navigate', onNavigate, { signal })
    addEventListener('beforeunload', onUnload, { signal })
    addEventListener('click', onClick, { capture: true, signal })
    return () => listeners.abort()
  }, [active, question])
}
