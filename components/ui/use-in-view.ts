import { inView } from 'framer-motion/dom'
import { useEffect, useState, type RefObject } from 'react'

/** How far from the window code is loaded that is not needed before, as a margin for `useInView`. */
export const NEAR = '400px 0px'

/** Whether the element is on screen, or nearer to it than `margin` (CSS lengths as for an IntersectionObserver). */
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
