import { useEffect, useEffectEvent, type RefObject } from 'react'

import { inertOutside } from '@/components/ui/inert-outside'
import { breakpoints } from '@/lib/breakpoints'

/**
 * Focus trap while `active`, in the bar that contains `frame` (WCAG 2.4.3): the rest of the page is inert, and Tab goes
 * from the last stop to the first. Calls `onWide` when the window reaches the `lg` breakpoint.
 */
export function useFocusTrap(frame: RefObject<HTMLElement | null>, active: boolean, onWide: () => void) {
  const reportWide = useEffectEvent(onWide)
  useEffect(() => {
    const bar = frame.current?.closest<HTMLElement>('[data-stuck]')
    if (!active || !bar) return
    // From `lg` the menu is a bar without a trap (specification, section 2).
    const wide = matchMedia(`(min-width: ${breakpoints.lg})`)
    const wrap = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return
      const stops = [...bar.querySelectorAll<HTMLElement>('a, button')].filter((stop) => stop.offsetParent)
      const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
      if (document.activeElement !== from) return
      event.preventDefault()
      to?.focus()
    }
    const undoInert = inertOutside(bar)
    wide.addEventListener('change', reportWide)
    bar.addEventListener('keydown', wrap)
    return () => {
      undoInert()
      wide.removeEventListener('change', reportWide)
      bar.removeEventListener('keydown', wrap)
    }
  }, [frame, active])
}
