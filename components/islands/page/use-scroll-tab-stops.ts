import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Makes each `data-scrolls` box a tab stop while it overflows (WCAG 2.1.1); Safari does not do so natively.
 * The accessible name of the box is the caption of the box's table or screen.
 */
export function useScrollTabStops() {
  const path = usePathname()
  useEffect(() => {
    const observer = new ResizeObserver((changes) => {
      for (const { target } of changes) updateTabStop(target.closest('[data-scrolls]')!)
    })
    for (const element of document.querySelectorAll('[data-scrolls], [data-scrolls] > *')) observer.observe(element)
    return () => observer.disconnect()
  }, [path])
}

function updateTabStop(box: Element) {
  const overflows = box.scrollWidth > box.clientWidth
  const label = box.querySelector('caption') ?? box.closest('figure')?.querySelector('figcaption > *')
  const attributes = { tabindex: '0', role: 'group', 'aria-label': label?.textContent ?? '' }
  for (const [name, value] of Object.entries(attributes))
    if (overflows) box.setAttribute(name, value)
    else box.removeAttribute(name)
}
