import { inView } from 'framer-motion/dom'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Starts the scroll-in of each `data-scroll-in` box every time it enters the window (specification, section 1). Nothing
 * is hidden outside the animation. What is on screen at hydration, or has the focus, is seen at once (WCAG 2.4.7).
 */
export function useScrollIn() {
  const path = usePathname()
  useEffect(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-scroll-in]')]
    const seen = new Set<Element>(boxes.filter((box) => isOnScreen(box.getBoundingClientRect())))
    const end = (box: Element | null) => box?.removeAttribute('data-entered')
    const stop = inView(boxes, (box) => {
      if (!seen.delete(box) && !box.contains(document.activeElement)) box.setAttribute('data-entered', '')
      return () => end(box)
    })
    // Not for a press: what it is on would jump away under the finger or the mouse, and the click be lost.
    const onFocus = ({ target }: Event) => end((target as Element).closest('[data-entered]:has(:focus-visible)'))
    document.addEventListener('focusin', onFocus)
    return () => {
      stop()
      document.removeEventListener('focusin', onFocus)
    }
  }, [path])
}

const isOnScreen = ({ top, bottom }: DOMRect) => top < innerHeight && bottom > 0
