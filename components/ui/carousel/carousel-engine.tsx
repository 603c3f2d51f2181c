import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel'
import Fade from 'embla-carousel-fade'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

/** Embla's unit for a fade of 300 ms (specification, section 9). */
const FADE_DURATION = 15

/** Share of the velocity left after one Embla step (1/60 s); with `STEP`, the fastest motion without overshoot. */
const FRICTION = 0.334

/** Embla's duration: the remaining motion is below 1 px after 18 steps = 300 ms (specification, section 9). */
const STEP = 1.88

/** Remaining distance in px below which the slide snaps to its target. */
const NEAR = 0.5

/** Embla plugin: slide changes take 300 ms; with Embla's default friction they settle after 1 s. */
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

/** Row state from Embla: index of the selected slide, slides per view, and whether the row can move. */
export interface RowState {
  selected: number
  shown: number
  movable: boolean
}

interface CarouselEngineProps {
  viewport: HTMLElement
  effect: 'slide' | 'fade'
  /** Receives Embla's API after initialization, `undefined` after unmounting. */
  onStart: (engine: EmblaCarouselType | undefined) => void
  onRow: (row: RowState) => void
}

const rowOf = (engine: EmblaCarouselType): RowState => ({
  selected: engine.selectedScrollSnap(),
  shown: Number(getComputedStyle(engine.rootNode()).getPropertyValue('--shown')),
  // A single scroll snap: all slides fit.
  movable: engine.scrollSnapList().length > 1,
})

/** Attaches Embla to the server-rendered slides in `viewport`; renders nothing. */
export function CarouselEngine({ viewport, effect, onStart, onRow }: CarouselEngineProps) {
  const [options] = useState(() => ({
    loop: true,
    align: 'start' as const,
    duration: effect === 'fade' ? FADE_DURATION : STEP,
    // `useSwipe` handles fading slides: Embla's drag has no threshold.
    watchDrag: effect === 'slide',
    // Adopts the native scroll position from before initialization.
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
    const reportRow = () => onRow(rowOf(engine))
    reportRow()
    engine.on('select', reportRow).on('reInit', reportRow)
    return () => {
      engine.off('select', reportRow).off('reInit', reportRow)
    }
  }, [engine, onRow])

  useEffect(() => {
    onStart(engine)
    return () => onStart(undefined)
  }, [engine, onStart])

  return null
}
