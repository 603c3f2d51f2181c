import { useEffect } from 'react'

/**
 * Makes each `data-scrolls` box a tab stop while it overflows (WCAG 2.1.1), named by the caption of its table or figure:
 * Safari has no such tab stops. After a change of `rendered`, boxes are looked for again.
 */
export function useScrollTabStops(rendered?: unknown) {
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) updateTabStop(target.closest('[data-scrolls]')!)
    })
    for (const element of document.querySelectorAll('[data-scrolls], [data-scrolls] > *')) observer.observe(element)
    return () => observer.disconnect()
  }, [rendered])
}

function updateTabStop(box: Element) {
  const overflows = box.scrollWidth > box.clientWidth
  const caption = box.querySelector('caption') ?? box.closest('figure')?.querySelector('figcaption > *')
  const attributes = { tabindex: '0', role: 'group', 'aria-label': caption?.textContent ?? '' }
  for (const [name, value] of Object.entries(attributes))
    if (overflows) box.setAttribute(name, value)
    else box.removeAttribute(name)
}
