import type { EmblaCarouselType } from 'embla-carousel'
import { useRef, type DragEvent, type MouseEvent, type PointerEvent } from 'react'

/** Shortest swipe that changes the slide, in CSS pixels (specification, section 9). */
const THRESHOLD = 40

/**
 * Swipe handlers for fading slides: Embla's drag has no threshold for them. Mouse drags swipe too, but a double click
 * or Shift selects text.
 */
export function useSwipe(api: EmblaCarouselType | undefined) {
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
      if (Math.abs(distance) < THRESHOLD) return
      hasSwiped.current = true
      if (distance < 0) api.scrollNext()
      else api.scrollPrev()
    },
    onPointerCancel: () => {
      startX.current = undefined
    },
    // Suppress the click at the end of a swipe over a button or link.
    onClickCapture: (event: MouseEvent) => {
      // Keyboard clicks have `detail` 0: let them pass.
      if (hasSwiped.current && event.detail > 0) event.preventDefault()
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.detail > 1 || event.shiftKey) startX.current = undefined
      else if (!(event.target as Element).closest('a, button')) {
        event.preventDefault()
        getSelection()?.removeAllRanges()
      }
    },
    // Native image dragging would fire pointercancel.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}
