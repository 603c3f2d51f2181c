import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react'

import { useIsMotionPaused } from '../paused-motion'
import { useInView } from '../use-in-view'
import { useReducedMotion, useTabHidden } from '../use-browser-state'
import type { RowState } from './carousel-engine'

interface Rotation {
  api: EmblaCarouselType | undefined
  frame: RefObject<HTMLElement | null>
  /** Time between two changes in ms. */
  interval: number
  row: RowState
  /** Whether hover pauses the rotation (specification, section 2). */
  hoverHolds: boolean
}

/** Whether a focus pauses the rotation: inside a slide always, on a control only for keyboard focus. */
const holdsFocus = ({ target }: FocusEvent) => Boolean(target.closest('.slide')) || target.matches(':focus-visible')

/** Rotation by an own timer: Embla's autoplay resumes after hover even when paused by button. */
export function useAutoRotation({ api, frame, interval, row: { selected, movable }, hoverHolds }: Rotation) {
  const [paused, setPaused] = useState(false)
  const [hover, setHover] = useState(false)
  const [focus, setFocus] = useState(false)
  const [drag, setDrag] = useState(false)
  const onScreen = useInView(frame)
  const reduced = useReducedMotion()
  const hidden = useTabHidden()
  const held = useIsMotionPaused()
  const playing = movable && onScreen && ![paused, hover, focus, drag, reduced, hidden, held].includes(true)

  useEffect(() => {
    if (!api || !playing) return
    const timer = setTimeout(() => api.scrollNext(), interval)
    return () => clearTimeout(timer)
    // Each change of slide restarts the timer.
  }, [api, playing, interval, selected])

  useEffect(() => {
    if (!api) return
    const down = () => setDrag(true)
    const up = () => setDrag(false)
    api.on('pointerDown', down).on('pointerUp', up)
    return () => {
      api.off('pointerDown', down).off('pointerUp', up)
    }
  }, [api])

  return {
    playing: Boolean(api) && playing,
    paused,
    toggle: () => setPaused(!paused),
    watch: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHover(hoverHolds && pointerType === 'mouse'),
      onPointerLeave: () => setHover(false),
      onFocus: (event: FocusEvent) => setFocus(holdsFocus(event)),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocus((now) => now && currentTarget.contains(relatedTarget)),
    },
  }
}
