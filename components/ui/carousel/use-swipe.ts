import type { EmblaCarouselType } from 'embla-carousel'
import { useRef, type DragEvent, type MouseEvent, type PointerEvent } from 'react'

/** Shortest swipe that changes the slide, in CSS pixels (specification, section 9). */
const THRESHOLD = 40

/**
 * Swiping through slides that fade: Embla's drag has no threshold for them. A mouse swipes by a drag, and selects words by
 * a double click, or with the Shift key.
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
    // A swipe that begins and ends on a button does not press it.
    onClickCapture: (event: MouseEvent) => {
      // A key sends a click without a count.
      if (swiped.current && event.detail > 0) event.preventDefault()
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.detail > 1 || event.shiftKey) from.current = undefined
      else if (!(event.target as Element).closest('a, button')) {
        event.preventDefault()
        getSelection()?.removeAllRanges()
      }
    },
    // A browser that drags a picture away cancels the pointer.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}
