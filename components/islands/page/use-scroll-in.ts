import { inView } from 'framer-motion/dom'
import { useEffect } from 'react'

/**
 * Animates each `data-scroll-in` box whenever the box enters the viewport (specification, section 1). Skips boxes
 * that contain the focus (WCAG 2.4.7), and the first entry of boxes that are on screen when the page starts.
 */
export function useScrollIn() {
  useEffect(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-scroll-in]')]
    const onScreenAtStart = new Set<Element>(boxes.filter((box) => isOnScreen(box.getBoundingClientRect())))
    const endAnimation = (box: Element | null) => box?.removeAttribute('data-entered')
    const stop = inView(boxes, (box) => {
      if (!onScreenAtStart.delete(box) && !box.contains(document.activeElement)) box.setAttribute('data-entered', '')
      return () => endAnimation(box)
    })
    // Only `:focus-visible`: ending the animation on a press would move the pressed element and lose the click.
    const onFocus = ({ target }: Event) =>
      endAnimation((target as Element).closest('[data-entered]:has(:focus-visible)'))
    document.addEventListener('focusin', onFocus)
    return () => {
      stop()
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
}

const isOnScreen = ({ top, bottom }: DOMRect) => top < innerHeight && bottom > 0
