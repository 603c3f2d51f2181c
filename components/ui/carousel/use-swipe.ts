import type { EmblaCarouselType } from 'embla-carousel'
import { useRef, type DragEvent, type MouseEvent, type PointerEvent } from 'react'

/** Shortest swipe that changes the slide, in CSS pixels (specification, section 9). */
const THRESHOLD = 40

/**
 * Swipe handlers for fading slides: Embla's drag has no threshold for them. Mouse drags swipe too, but a double click
 * or Shift selects text.
 */
export function useSwipe({ api, active }: { api: EmblaCarouselType | undefined; active: boolean }) {
  const from = useRef<number>(undefined)
  const swiped = useRef(false)
  if (!api || !active) return {}
  return {
    onPointerDown: ({ clientX, isPrimary }: PointerEvent) => {
      from.current = isPrimary ? clientX : undefined
      swiped.current = false
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = clientX - (from.current ?? clientX)
      from.current = undefined
      if (Math.abs(way) < THRESHOLD) return
      swiped.current = true
      if (way < 0) api.scrollNext()
      else api.scrollPrev()
    },
    onPointerCancel: () => {
      from.current = undefined
    },
    // Suppress the click at the end of a swipe over a button or link.
    onClickCapture: (event: MouseEvent) => {
      // Keyboard clicks have `detail` 0: let them pass.
      if (swiped.current && event.detail > 0) event.preventDefault()
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.detail > 1 || event.shiftKey) from.current = undefined
      else if (!(event.target as Element).closest('a, button')) {
        event.preventDefault()
        getSelection()?.removeAllRanges()
      }
    },
    // Native image dragging would fire pointercancel.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}
