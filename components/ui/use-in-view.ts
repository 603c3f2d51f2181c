import { inView } from 'framer-motion/dom'
import { useEffect, useState, type RefObject } from 'react'

/** Margin for `useInView`: lazy code loads when its place is 400 px above or below the viewport. */
export const NEAR = '400px 0px'

/** Whether the element intersects the viewport grown by `margin` (an IntersectionObserver's rootMargin). */
export function useInView(element: RefObject<Element | null>, margin = '0px') {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    return inView(
      element.current,
      () => {
        setIsInView(true)
        return () => setIsInView(false)
      },
      { margin: margin as `${number}px` },
    )
  }, [element, margin])
  return isInView
}
