'use client'

import { useEffect, useEffectEvent, type RefObject } from 'react'

/** From here on the menu is a bar again (specification, section 2: the large breakpoint). */
const WIDE = '(min-width: 992px)'

/**
 * While `active`, the bar that holds `frame` keeps the focus (WCAG 2.4.3): the rest of the page is inert, and Tab goes
 * round. `onWide` is called when the window grows to a width where nothing may be inert.
 */
export function useFocusKept(frame: RefObject<HTMLElement | null>, active: boolean, onWide: () => void) {
  const leave = useEffectEvent(onWide)
  useEffect(() => {
    const bar = frame.current?.closest<HTMLElement>('[data-stuck]')
    if (!active || !bar) return
    const others = outside(bar)
    const wide = matchMedia(WIDE)
    const turn = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return
      const stops = [...bar.querySelectorAll<HTMLElement>('a, button')].filter((stop) => stop.checkVisibility())
      const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
      if (document.activeElement !== from) return
      event.preventDefault()
      to?.focus()
    }
    for (const other of others) other.inert = true
    wide.addEventListener('change', leave)
    bar.addEventListener('keydown', turn)
    return () => {
      for (const other of others) other.inert = false
      wide.removeEventListener('change', leave)
      bar.removeEventListener('keydown', turn)
    }
  }, [frame, active])
}

/** Everything of the page that neither holds the element nor is held by it. */
function outside(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element
  if (!parentElement || element === document.body) return []
  const beside = [...parentElement.children].filter(
    (other): other is HTMLElement => other !== element && other instanceof HTMLElement && !other.inert,
  )
  return [...beside, ...outside(parentElement)]
}
