import { useEffect } from 'react'

import { opensElsewhere } from '@/lib/browser/opens-elsewhere'

import { setContactDialog } from '../contact-dialog/dialog-store'

/**
 * Offline, a press on a link to another page shows phone and e-mail instead of the browser's error page. The request
 * decides: `navigator.onLine` is false on some machines that are online (mdn/content#30402).
 */
export function useOfflineLinks() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // The origin, not the attribute: a language link has its address in full once it has a fragment.
      if (
        navigator.onLine ||
        link?.origin !== location.origin ||
        link.target ||
        event.defaultPrevented ||
        opensElsewhere(event)
      )
        return
      // A link to a part of this page needs no request.
      if (link.hash && link.pathname === location.pathname) return
      event.preventDefault()
      fetch(link.href, { method: 'HEAD' }).then(
        () => location.assign(link.href),
        () => setContactDialog({ opener: { current: link }, prefill: {}, noForm: true }),
      )
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
