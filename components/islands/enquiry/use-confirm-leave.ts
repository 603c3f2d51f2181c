import { useEffect } from 'react'

/** While `active`, the browser asks before the page is left: an enquiry on its way would end with an unknown outcome. */
export function useConfirmLeave(active: boolean) {
  useEffect(() => {
    if (!active) return
    // Only while needed: Firefox keeps a page with this listener out of its back/forward cache.
    const askFirst = (event: BeforeUnloadEvent) => {
      // A call or an e-mail leaves the page open.
      if (!document.activeElement?.matches('[href^="tel:"], [href^="mailto:"]')) event.preventDefault()
    }
    addEventListener('beforeunload', askFirst)
    return () => removeEventListener('beforeunload', askFirst)
  }, [active])
}
