'use client'

import { inView } from 'framer-motion/dom'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Starts the scroll-in of each `data-scroll-in` box every time it enters the window (specification, section 1). At rest
 * nothing is hidden, and what is on screen when the page comes alive stays as it is.
 */
export function ScrollIn() {
  const path = usePathname()
  useEffect(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-scroll-in]')]
    const seen = new Set<Element>(boxes.filter((box) => isOnScreen(box.getBoundingClientRect())))
    return inView(boxes, (box) => {
      if (!seen.delete(box)) box.setAttribute('data-entered', '')
      return () => box.removeAttribute('data-entered')
    })
  }, [path])
  return null
}

const isOnScreen = ({ top, bottom }: DOMRect) => top < innerHeight && bottom > 0
