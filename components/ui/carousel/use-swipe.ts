'use client'

import type { EmblaCarouselType } from 'embla-carousel'
import { useRef, type DragEvent, type PointerEvent } from 'react'

/** Shortest swipe that changes the slide, in CSS pixels (specification, section 9). */
const THRESHOLD = 40

/** Swiping through slides that fade: Embla's drag has no threshold for them. */
export function useSwipe({ api, active }: { api: EmblaCarouselType | undefined; active: boolean }) {
  const from = useRef<number>(undefined)
  if (!api || !active) return {}
  return {
    onPointerDown: ({ clientX, isPrimary }: PointerEvent) => {
      from.current = isPrimary ? clientX : undefined
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = clientX - (from.current ?? clientX)
      from.current = undefined
      if (Math.abs(way) < THRESHOLD) return
      if (way < 0) api.scrollNext()
      else api.scrollPrev()
    },
    onPointerCancel: () => {
      from.current = undefined
    },
    // A browser that drags a picture away cancels the pointer.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}
