import { useLayoutEffect } from 'react'

import { scrolledIndex, type EngineProps } from './carousel-state'

/** Stacks the slides in `viewport`, which carousel.css cross-fades; renders nothing. */
export function FadeEngine({ viewport, slideCount, setState }: EngineProps) {
  // Layout effect: the stack and the attribute that styles it appear in one frame.
  useLayoutEffect(() => {
    const startIndex = scrolledIndex(viewport, slideCount)
    const slides = [...viewport.querySelectorAll<HTMLElement>('.carousel-slide')]
    viewport.scrollTo({ left: 0, behavior: 'instant' })
    // Translated, not in one grid cell: a new layout of all slides takes 50 ms on a phone.
    slides.forEach((slide, index) => (slide.style.transform = `translateX(${-100 * index}%)`))
    const step = (distance: number) =>
      setState((state) => ({ ...state, selectedIndex: (state.selectedIndex + distance + slideCount) % slideCount }))
    const api = {
      scrollTo: (index: number) => setState((state) => ({ ...state, selectedIndex: index })),
      scrollNext: () => step(1),
      scrollPrev: () => step(-1),
    }
    setState((state) => ({ ...state, api, selectedIndex: startIndex, isScrollable: slideCount > 1 }))
    return () => {
      slides.forEach((slide) => (slide.style.transform = ''))
      setState((state) => ({ ...state, api: undefined }))
    }
  }, [viewport, slideCount, setState])
  return null
}
