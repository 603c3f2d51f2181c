import { useEffect, useEffectEvent, type RefObject } from 'react'

import { inertOutside } from '@/components/ui/inert-outside'
import { MENU_BAR } from '@/lib/before-hydration/contract'
import { breakpoints } from '@/lib/theme/breakpoints'

/**
 * Focus trap while `active`, in the bar that contains `frame` (WCAG 2.4.3): the rest of the page is inert, and Tab wraps
 * between the last and the first tab stop. Calls `onWide` when the window reaches the `lg` breakpoint.
 */
export function useFocusTrap(frame: RefObject<HTMLElement | null>, active: boolean, onWide: () => void) {
  const reportWide = useEffectEvent(onWide)
  useEffect(() => {
    const bar = frame.current?.closest<HTMLElement>(MENU_BAR)
    if (!active || !bar) return
    // From `lg` the menu is a bar without a trap (specification, section 2).
    const wideQuery = matchMedia(`(min-width: ${breakpoints.lg})`)
    const wrapFocus = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return
      const tabStops = [...bar.querySelectorAll<HTMLElement>('a, button')].filter((tabStop) => tabStop.offsetParent)
      const [from, to] = event.shiftKey ? [tabStops[0], tabStops.at(-1)] : [tabStops.at(-1), tabStops[0]]
      if (document.activeElement !== from) return
      event.preventDefault()
      to?.focus()
    }
    const undoInert = inertOutside(bar)
    wideQuery.addEventListener('change', reportWide)
    bar.addEventListener('keydown', wrapFocus)
    return () => {
      undoInert()
      wideQuery.removeEventListener('change', reportWide)
      bar.removeEventListener('keydown', wrapFocus)
    }
  }, [frame, active])
}
