'use client'

import type { EmblaCarouselType } from 'embla-carousel'
import Fade from 'embla-carousel-fade'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

import { STEP, timing } from './timing'

/** Embla's unit for a fade of 300 ms (specification, section 9). */
const FADE_DURATION = 15

/** What the engine reports about its row: the selected slide, and how many slides are seen at once. */
export interface RowState {
  selected: number
  shown: number
  movable: boolean
}

interface CarouselEngineProps {
  viewport: HTMLElement
  effect: 'slide' | 'fade'
  /** Called with the engine once it runs, and with `undefined` when it has stopped. */
  onStart: (engine: EmblaCarouselType | undefined) => void
  onRow: (row: RowState) => void
}

const rowOf = (engine: EmblaCarouselType): RowState => ({
  selected: engine.selectedScrollSnap(),
  shown: Number(getComputedStyle(engine.rootNode()).getPropertyValue('--shown')),
  // A row with fewer items than fit has only one scroll position.
  movable: engine.scrollSnapList().length > 1,
})

/** Drives the slides of a carousel that is in the page already; draws nothing itself. */
export function CarouselEngine({ viewport, effect, onStart, onRow }: CarouselEngineProps) {
  const [options] = useState(() => ({
    loop: true,
    align: 'start' as const,
    duration: effect === 'fade' ? FADE_DURATION : STEP,
    // A fade has nothing to drag; `useSwipe` handles its swipes, with a threshold.
    watchDrag: effect === 'slide',
    // The slide to which the reader had scrolled before the engine ran.
    startIndex: Math.round((viewport.scrollLeft / viewport.scrollWidth) * viewport.querySelectorAll('.slide').length),
  }))
  const [plugins] = useState(() => [effect === 'fade' ? Fade() : timing()])
  const [attach, engine] = useEmblaCarousel(options, plugins)

  useEffect(() => {
    viewport.scrollTo({ left: 0, behavior: 'instant' })
    attach(viewport)
    return () => attach(null)
  }, [attach, viewport])

  useEffect(() => {
    if (!engine) return
    const tell = () => onRow(rowOf(engine))
    tell()
    engine.on('select', tell).on('reInit', tell)
    return () => {
      engine.off('select', tell).off('reInit', tell)
    }
  }, [engine, onRow])

  useEffect(() => {
    onStart(engine)
    return () => onStart(undefined)
  }, [engine, onStart])

  return null
}
