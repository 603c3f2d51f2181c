'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

import { opensElsewhere } from '@/lib/opens-elsewhere'

/** The link that an event came from, if it leads to another page of the site. */
function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  // A part of this page is found by the browser, and so is what is not a page.
  return link.pathname.includes('.') || (link.hash && link.pathname === location.pathname) ? undefined : link
}

/**
 * Makes every link to a page of the site change the page without loading it anew. One listener does for all links, which
 * stay plain HTML: none of them has to come alive. A page is fetched ahead when a pointer, a finger or the focus comes
 * to a link of it, and not because the link is in view: on a weak connection that would load the whole site.
 */
export function PageLinks() {
  const router = useRouter()
  useEffect(() => {
    const go = (event: MouseEvent) => {
      const link = pageLink(event)
      if (!link || event.defaultPrevented || opensElsewhere(event)) return
      event.preventDefault()
      router.push(link.pathname + link.search + link.hash)
    }
    const expect = (event: Event) => {
      const link = pageLink(event)
      if (link && link.pathname !== location.pathname) router.prefetch(link.pathname + link.search)
    }
    const intents = ['pointerover', 'touchstart', 'focusin']
    document.addEventListener('click', go)
    for (const intent of intents) document.addEventListener(intent, expect, { passive: true })
    return () => {
      document.removeEventListener('click', go)
      for (const intent of intents) document.removeEventListener(intent, expect)
    }
  }, [router])
  return null
}
