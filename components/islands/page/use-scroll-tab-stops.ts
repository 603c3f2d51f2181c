import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Makes each `data-scrolls` box a tab stop while it overflows (WCAG 2.1.1); Safari does not do so natively.
 * Its accessible name is the caption of its table or screen.
 */
export function useScrollTabStops() {
  const path = usePathname()
  useEffect(() => {
    const sizes = new ResizeObserver((changes) => {
      for (const { target } of changes) setStop(target.closest('[data-scrolls]')!)
    })
    for (const part of document.querySelectorAll('[data-scrolls], [data-scrolls] > *')) sizes.observe(part)
    return () => sizes.disconnect()
  }, [path])
}

function setStop(box: Element) {
  const scrolls = box.scrollWidth > box.clientWidth
  const name = box.querySelector('caption') ?? box.closest('figure')?.querySelector('figcaption > *')
  const stop = { tabindex: '0', role: 'group', 'aria-label': name?.textContent ?? '' }
  for (const [name, value] of Object.entries(stop))
    if (scrolls) box.setAttribute(name, value)
    else box.removeAttribute(name)
}
