import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel'
import Fade from 'embla-carousel-fade'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

/** Embla's unit for a fade of 300 ms (specification, section 9). */
const FADE_DURATION = 15

/** Share of the velocity left after one Embla step (1/60 s); with `STEP` the motion ends soonest without overshoot. */
const FRICTION = 0.334

/** Embla's duration: after 18 steps, 300 ms, less than a pixel of motion is left (specification, section 9). */
const STEP = 1.88

/** Distance in pixels below which a slide jumps to its place. */
const NEAR = 0.5

/** Makes a change of slides last 300 ms: Embla's own friction lets them swing for a second. */
const timing = (): EmblaPluginType => ({
  name: 'timing',
  options: {},
  init: (engine: EmblaCarouselType) => {
    const { scrollBody, target, location, previousLocation } = engine.internalEngine()
    const { settled } = scrollBody
    scrollBody.useBaseFriction = () => scrollBody.useFriction(FRICTION)
    scrollBody.settled = () => {
      if (Math.abs(target.get() - location.get()) < NEAR) {
        location.set(target)
        previousLocation.set(target)
      }
      return settled()
    }
  },
  destroy: () => undefined,
})

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
