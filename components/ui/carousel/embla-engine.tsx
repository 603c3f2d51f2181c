import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

import { scrolledIndex, type EngineProps } from './carousel-state'

/** Share of velocity kept per Embla step (1/60 s): gives the fastest motion without overshoot at `SCROLL_DURATION`. */
const FRICTION = 0.334

/** Embla's `duration` for a scroll: after 18 steps = 300 ms, less than 1 px remains (specification, section 9). */
const SCROLL_DURATION = 1.88

/** Remaining distance in px below which a scroll ends at the target. */
const SNAP_DISTANCE = 0.5

/** Embla plugin: a scroll takes 300 ms; with Embla's default friction, a scroll would take 1 s. */
const timingPlugin = (): EmblaPluginType => ({
  name: 'timing',
  options: {},
  init: (engine: EmblaCarouselType) => {
    const { scrollBody, target, location, previousLocation } = engine.internalEngine()
    const { settled } = scrollBody
    scrollBody.useBaseFriction = () => scrollBody.useFriction(FRICTION)
    scrollBody.settled = () => {
      if (Math.abs(target.get() - location.get()) < SNAP_DISTANCE) {
        location.set(target)
        previousLocation.set(target)
      }
      return settled()
    }
  },
  destroy: () => undefined,
})

/** Attaches Embla to the server-rendered slides in `viewport`, and reports the state of the row; renders nothing. */
export function EmblaEngine({ viewport, slideCount, setState }: EngineProps) {
  const [options] = useState(() => ({
    loop: true,
    align: 'start' as const,
    duration: SCROLL_DURATION,
    startIndex: scrolledIndex(viewport, slideCount),
  }))
  const [plugins] = useState(() => [timingPlugin()])
  const [attach, api] = useEmblaCarousel(options, plugins)

  useEffect(() => {
    viewport.scrollTo({ left: 0, behavior: 'instant' })
    attach(viewport)
    return () => attach(null)
  }, [attach, viewport])

  useEffect(() => {
    if (!api) return
    const reportRow = () =>
      setState({
        api,
        selectedIndex: api.selectedScrollSnap(),
        slidesPerView: Number(getComputedStyle(viewport).getPropertyValue('--shown')),
        isScrollable: api.scrollSnapList().length > 1,
      })
    reportRow()
    api.on('select', reportRow).on('reInit', reportRow)
    return () => setState((state) => ({ ...state, api: undefined }))
  }, [api, viewport, setState])

  return null
}
