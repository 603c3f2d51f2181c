import { useEffect } from 'react'

import { scrolledIndex, type EngineProps } from './row'

/** Makes the slides in `viewport` a stack, which carousel.css cross-fades; renders nothing. */
export function FadeEngine({ viewport, slideCount, setRow }: EngineProps) {
  useEffect(() => {
    const startIndex = scrolledIndex(viewport, slideCount)
    viewport.scrollTo({ left: 0, behavior: 'instant' })
    const step = (distance: number) =>
      setRow((row) => ({ ...row, selectedIndex: (row.selectedIndex + distance + slideCount) % slideCount }))
    const api = {
      scrollTo: (index: number) => setRow((row) => ({ ...row, selectedIndex: index })),
      scrollNext: () => step(1),
      scrollPrev: () => step(-1),
    }
    setRow((row) => ({ ...row, api, selectedIndex: row.selectedIndex || startIndex, isScrollable: slideCount > 1 }))
    return () => setRow((row) => ({ ...row, api: undefined }))
  }, [viewport, slideCount, setRow])
  return null
}
