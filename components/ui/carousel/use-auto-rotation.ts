import { useEffect, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react'

import { useIsMotionPaused } from '../paused-motion'
import { useInView } from '../use-in-view'
import { useReducedMotion } from '../use-reduced-motion'
import type { CarouselState } from './carousel-state'

interface AutoRotationOptions {
  state: CarouselState
  frame: RefObject<HTMLElement | null>
  /** Time between two changes of the slide, in ms. */
  interval: number
  /** Whether the mouse pointer over the carousel pauses the rotation (specification, section 2). */
  pausesOnHover: boolean
}

/** Whether the focused element pauses the rotation: any element in a slide, but a control only after keyboard focus. */
const isPausingFocus = ({ target }: FocusEvent) =>
  Boolean(target.closest('.carousel-slide')) || target.matches(':focus-visible')

/** Changes slides by a timer. After a hover, Embla's autoplay plugin would resume even if Pause had been pressed. */
export function useAutoRotation({ state, frame, interval, pausesOnHover }: AutoRotationOptions) {
  const { api, selectedIndex, isScrollable } = state
  const [isPaused, setIsPaused] = useState(false)
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isOnScreen = useInView(frame)
  const pauseReasons = [isPaused, hasPointer, hasFocus, useReducedMotion(), useIsMotionPaused()]
  const isPlaying = api !== undefined && isScrollable && isOnScreen && !pauseReasons.includes(true)

  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => api?.scrollNext(), interval)
    return () => clearTimeout(timer)
    // `selectedIndex`: each slide change restarts the timer.
  }, [api, isPlaying, interval, selectedIndex])

  return {
    isPlaying,
    isPaused,
    togglePause: () => setIsPaused(!isPaused),
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
