import { useRef, type DragEvent, type MouseEvent, type PointerEvent } from 'react'

import type { CarouselState } from './carousel-state'

/** Shortest swipe that changes the slide, in CSS pixels (specification, section 9). */
const SWIPE_THRESHOLD = 40

/**
 * Handlers that change fading slides on a swipe. A mouse drag is a swipe too, but a mouse drag that begins with a double
 * click selects text. No handlers without `api`.
 */
export function useSwipe(api: CarouselState['api']) {
  const startX = useRef<number>(undefined)
  const hasSwiped = useRef(false)
  if (!api) return {}
  return {
    onPointerDown: ({ clientX, isPrimary }: PointerEvent) => {
      startX.current = isPrimary ? clientX : undefined
      hasSwiped.current = false
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = clientX - (startX.current ?? clientX)
      startX.current = undefined
      if (Math.abs(distance) < SWIPE_THRESHOLD) return
      hasSwiped.current = true
      if (distance < 0) api.scrollNext()
      else api.scrollPrev()
    },
    onClickCapture: (event: MouseEvent) => {
      // Suppress the click that ends a swipe over a button or link; a keyboard click has `detail` 0.
      if (hasSwiped.current && event.detail > 0) event.preventDefault()
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.detail > 1) startX.current = undefined
      // A swipe must not select text.
      else if (!(event.target as Element).closest('a, button')) event.preventDefault()
    },
    // Native dragging of an image would fire `pointercancel`.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}
