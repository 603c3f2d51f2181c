import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel'

/** What is left of the velocity after a step of Embla's, 1/60 s: with `STEP` the motion ends soonest without overshoot. */
const FRICTION = 0.334

/** Embla's duration: the slides stand, but for a fraction of a pixel, after 18 steps, 300 ms (specification, section 9). */
export const STEP = 1.88

/** Distance in pixels from which a slide is put in its place. */
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
