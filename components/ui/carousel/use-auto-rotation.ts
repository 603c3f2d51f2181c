import { useEffect, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react'

import { useIsMotionPaused } from '../paused-motion'
import { useInView } from '../use-in-view'
import { useReducedMotion } from '../use-browser-state'
import type { RowState } from './carousel-engine'

interface AutoRotationOptions {
  row: RowState
  frame: RefObject<HTMLElement | null>
  /** Time between two changes of the slide, in ms. */
  interval: number
  /** Whether the mouse pointer over the carousel pauses the rotation (specification, section 2). */
  pausesOnHover: boolean
}

/** Whether the focused element pauses the rotation: any in a slide, a control only when focused by keyboard. */
const isPausingFocus = ({ target }: FocusEvent) => Boolean(target.closest('.slide')) || target.matches(':focus-visible')

/** Changes slides by a timer. Embla's autoplay plugin would resume after a hover although Pause was pressed. */
export function useAutoRotation({ row, frame, interval, pausesOnHover }: AutoRotationOptions) {
  const { api, selected, movable } = row
  const [isPaused, setPaused] = useState(false)
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isOnScreen = useInView(frame)
  const pauseReasons = [isPaused, hasPointer, hasFocus, useReducedMotion(), useIsMotionPaused()]
  const isPlaying = api !== undefined && movable && isOnScreen && !pauseReasons.includes(true)

  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => api?.scrollNext(), interval)
    return () => clearTimeout(timer)
    // Each change of slide restarts the timer.
  }, [api, isPlaying, interval, selected])

  return {
    isPlaying,
    isPaused,
    toggle: () => setPaused(!isPaused),
    handlers: {
      // A touch fires `pointerenter` at the press, `pointerleave` at the release: no rotation during a swipe.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHasPointer(pausesOnHover || pointerType !== 'mouse'),
      onPointerLeave: () => setHasPointer(false),
      onFocus: (event: FocusEvent) => setHasFocus(isPausingFocus(event)),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setHasFocus((hadFocus) => hadFocus && currentTarget.contains(relatedTarget)),
    },
  }
}
