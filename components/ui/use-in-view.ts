import { inView } from 'framer-motion/dom'
import { useEffect, useState, type RefObject } from 'react'

/** Margin for `useInView` at which lazy code loads. */
export const NEAR = '400px 0px'

/** Whether the element intersects the viewport grown by `margin` (an IntersectionObserver's rootMargin). */
export function useInView(element: RefObject<Element | null>, margin = '0px') {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    return inView(
      element.current,
      () => {
        setSeen(true)
        return () => setSeen(false)
      },
      { margin: margin as `${number}px` },
    )
  }, [element, margin])
  return seen
}
