'use client'

import { useEffect, useEffectEvent, type RefObject } from 'react'

import { inertOutside } from '@/components/ui/inert-outside'

/** From this width on the menu is a bar again (specification, section 2: the large breakpoint). */
const WIDE = '(min-width: 992px)'

/**
 * While `active`, the bar that contains `frame` keeps the focus (WCAG 2.4.3): the rest of the page is inert, and Tab
 * goes from the last stop to the first. `onWide` is called when the window grows to a width where nothing may be inert.
 */
export function useFocusKept(frame: RefObject<HTMLElement | null>, active: boolean, onWide: () => void) {
  const leave = useEffectEvent(onWide)
  useEffect(() => {
    const bar = frame.current?.closest<HTMLElement>('[data-stuck]')
    if (!active || !bar) return
    const wide = matchMedia(WIDE)
    const turn = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return
      const stops = [...bar.querySelectorAll<HTMLElement>('a, button')].filter((stop) => stop.checkVisibility())
      const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
      if (document.activeElement !== from) return
      event.preventDefault()
      to?.focus()
    }
    const giveBack = inertOutside(bar)
    wide.addEventListener('change', leave)
    bar.addEventListener('keydown', turn)
    return () => {
      giveBack()
      wide.removeEventListener('change', leave)
      bar.removeEventListener('keydown', turn)
    }
  }, [frame, active])
}
