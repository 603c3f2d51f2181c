import { useEffect } from 'react'

/** While `active`, the browser asks before the page is left: an enquiry on its way would end with an unknown outcome. */
export function useConfirmLeave(active: boolean) {
  useEffect(() => {
    if (!active) return
    let lastContact = -Infinity
    const onClick = ({ target, timeStamp }: MouseEvent) => {
      if ((target as Element).closest('[href^="tel:"], [href^="mailto:"]')) lastContact = timeStamp
    }
    // Only while needed: Firefox keeps a page with this listener out of its back/forward cache.
    const askFirst = (event: BeforeUnloadEvent) => {
      // A call or an e-mail fires this event too, and leaves the page open.
      if (event.timeStamp - lastContact > 1000) event.preventDefault()
    }
    addEventListener('click', onClick, true)
    addEventListener('beforeunload', askFirst)
    return () => {
      removeEventListener('click', onClick, true)
      removeEventListener('beforeunload', askFirst)
    }
  }, [active])
}
