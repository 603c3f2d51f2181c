import type { EmblaCarouselType } from 'embla-carousel'
import type { Dispatch, SetStateAction } from 'react'

/** State of the carousel's row of slides. */
export interface CarouselState {
  /** Undefined until the engine runs. */
  api?: Pick<EmblaCarouselType, 'scrollTo' | 'scrollNext' | 'scrollPrev'>
  /** Index of the first visible slide. */
  selectedIndex: number
  slidesPerView: number
  /** Whether some slides are outside the visible part of the row. */
  isScrollable: boolean
}

export interface EngineProps {
  viewport: HTMLElement
  slideCount: number
  setState: Dispatch<SetStateAction<CarouselState>>
}

/** Index of the slide to which native scrolling has moved the row. */
export const scrolledIndex = (viewport: HTMLElement, slideCount: number) =>
  Math.round((viewport.scrollLeft / viewport.scrollWidth) * slideCount)

/** Scrolls the row to a slide natively, as long as no engine runs. */
export const scrollNatively = (viewport: HTMLElement, index: number, slideCount: number) =>
  viewport.scrollTo({ left: (viewport.scrollWidth * index) / slideCount, behavior: 'instant' })
