import { inView } from 'framer-motion/dom'
import { useEffect, useState, type RefObject } from 'react'

/** Margin for `useInView`: lazy code loads when its place is at most 400 px above or below the viewport. */
export const NEAR = '400px 0px'

/** Whether the element intersects the viewport extended by `margin` (a `rootMargin`); with `once`, has ever done so. */
export function useInView(element: RefObject<Element | null>, { margin = '0px', once = false } = {}) {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const onEnter = () => {
      setIsInView(true)
      return once ? undefined : () => setIsInView(false)
    }
    return inView(element.current, onEnter, { margin: margin as `${number}px` })
  }, [element, margin, once])
  return isInView
}
