import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel'

/** Share of the velocity left after one Embla step (1/60 s); with `STEP` the motion ends soonest without overshoot. */
const FRICTION = 0.334

/** Embla's duration: after 18 steps, 300 ms, less than a pixel of motion is left (specification, section 9). */
export const STEP = 1.88

/** Distance in pixels below which a slide jumps to its place. */
const NEAR = 0.5

/** Makes a change of slides last 300 ms: Embla's own friction lets them swing for a second. */
export const timing = (): EmblaPluginType => ({
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
