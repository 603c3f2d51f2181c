'use client'

import { clsx } from 'clsx'
import type { EmblaCarouselType } from 'embla-carousel'
import dynamic from 'next/dynamic'
import { Children, useCallback, useRef, useState, type ReactNode } from 'react'

import { interpolateIn } from '@/lib/interpolate'
import type { Locale } from '@/lib/locales'

import { NEAR, useInView } from '../use-in-view'
import { useReducedMotion } from '../use-browser-state'
import { CarouselControls, type CarouselLabels } from './carousel-controls'
import type { RowState } from './carousel-engine'
import { useAutoRotation } from './use-auto-rotation'
import { useSwipe } from './use-swipe'

// Embla loads when the carousel is near the viewport; until then the row scrolls natively.
const CarouselEngine = dynamic(() => import('./carousel-engine').then((engine) => engine.CarouselEngine), {
  ssr: false,
})

interface CarouselProps {
  locale: Locale
  name: string
  labels: CarouselLabels
  /** `cards` shows 1 to 4 slides by width (specification, section 9), `single` one at a time. */
  show: 'cards' | 'single'
  effect?: 'slide' | 'fade'
  /** Time between two changes in ms (specification, section 9). */
  interval: number
  /** Controls besides the pause button, which every rotating carousel has (WCAG 2.2.2). */
  controls?: 'none' | 'bullets' | 'bullets-and-arrows'
  /** `hero`: on dark, prints one slide; `ruled`: lines above and below; `card`: in the frame of a mock screen. */
  variant?: 'plain' | 'hero' | 'ruled' | 'card'
  children: ReactNode
}

/** Carousel by the ARIA practices guide; without scripts a row with native scrolling. */
export function Carousel({
  locale,
  name,
  labels,
  show,
  effect = 'slide',
  interval,
  controls = 'none',
  variant = 'plain',
  children,
}: CarouselProps) {
  const slides = Children.toArray(children)
  const frame = useRef<HTMLElement>(null)
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const [api, setApi] = useState<EmblaCarouselType>()
  const [row, setRow] = useState<RowState>({ selected: 0, shown: 1, movable: true })
  const [queuedSlide, setQueuedSlide] = useState<number>()
  const reduced = useReducedMotion()
  const near = useInView(frame, NEAR)
  // Reduced motion stops the rotation; without controls, native scrolling must then stay.
  const wantsEngine = !(reduced && controls === 'none')
  const [started, setStarted] = useState(false)
  if (near && !started) setStarted(true)
  const hasEngine = started && wantsEngine && api !== undefined

  const go = (index: number) => (api ? api.scrollTo(index, reduced) : setQueuedSlide(index))
  const start = useCallback(
    (engine: EmblaCarouselType | undefined) => {
      setApi(engine)
      // Applies a bullet click from before Embla had loaded.
      if (engine && queuedSlide !== undefined) engine.scrollTo(queuedSlide, reduced)
    },
    [queuedSlide, reduced],
  )
  const rotation = useAutoRotation({ api, frame, interval, row, hoverHolds: show === 'cards' })
  const swipe = useSwipe({ api, active: hasEngine && effect === 'fade' })
  const isSeen = (index: number) => (index - row.selected + slides.length) % slides.length < row.shown

  return (
    <section
      ref={frame}
      aria-roledescription={labels.role}
      aria-label={name}
      // Block in print: a grid row keeps its height, so slides on the next sheet would overlap what follows.
      className="relative grid grid-cols-1 print:block"
      data-variant={variant}
      {...rotation.watch}
    >
      <CarouselControls
        locale={locale}
        name={name}
        labels={labels}
        kind={controls}
        variant={variant}
        count={slides.length}
        selected={queuedSlide !== undefined && !api ? queuedSlide : row.selected}
        paused={rotation.paused}
        allSlidesFit={!row.movable}
        onToggle={rotation.toggle}
        onSelect={go}
      />
      <div
        ref={setViewport}
        className={clsx('slides', show === 'cards' && 'slides-cards', effect === 'fade' && 'slides-fade')}
        data-engine={hasEngine || undefined}
        // Native scrolling needs a tab stop (WCAG 2.1.1).
        tabIndex={hasEngine ? undefined : 0}
        {...swipe}
      >
        <div className="track" aria-live={rotation.playing ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              className="slide"
              aria-roledescription={labels.slide}
              aria-label={interpolateIn(locale, labels.slidePosition, { index: index + 1, count: slides.length })}
              data-shown={isSeen(index) || undefined}
              inert={hasEngine && !isSeen(index)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {started && wantsEngine && viewport && (
        <CarouselEngine viewport={viewport} effect={effect} onStart={start} onRow={setRow} />
      )}
    </section>
  )
}
