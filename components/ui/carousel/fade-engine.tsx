import { useLayoutEffect } from 'react'

import { scrolledIndex, type EngineProps } from './row'

/** Stacks the slides in `viewport`, which carousel.css cross-fades; renders nothing. */
export function FadeEngine({ viewport, slideCount, setRow }: EngineProps) {
  // Layout effect: the stack and the attribute that styles it appear in one frame.
  useLayoutEffect(() => {
    const startIndex = scrolledIndex(viewport, slideCount)
    const slides = [...viewport.querySelectorAll<HTMLElement>('.slide')]
    viewport.scrollTo({ left: 0, behavior: 'instant' })
    // Translated, not in one grid cell: a new layout of all slides takes 50 ms on a phone.
    slides.forEach((slide, index) => (slide.style.transform = `translateX(${-100 * index}%)`))
    const step = (distance: number) =>
      setRow((row) => ({ ...row, selectedIndex: (row.selectedIndex + distance + slideCount) % slideCount }))
    const api = {
      scrollTo: (index: number) => setRow((row) => ({ ...row, selectedIndex: index })),
      scrollNext: () => step(1),
      scrollPrev: () => step(-1),
    }
    setRow((row) => ({ ...row, api, selectedIndex: startIndex, isScrollable: slideCount > 1 }))
    return () => {
      slides.forEach((slide) => (slide.style.transform = ''))
      setRow((row) => ({ ...row, api: undefined }))
    }
  }, [viewport, slideCount, setRow])
  return null
}
