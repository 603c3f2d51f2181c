import { useEffect } from 'react'

/** While `active`, the browser asks before the page is left: an enquiry on its way would end with an unknown outcome. */
export function useConfirmLeave(active: boolean) {
  useEffect(() => {
    if (!active) return
    // Only while needed: Firefox keeps a page with this listener out of its back/forward cache.
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', askFirst)
    return () => removeEventListener('beforeunload', askFirst)
  }, [active])
}
