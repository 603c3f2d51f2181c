'use client'

import { clsx } from 'clsx'
import type { EmblaCarouselType } from 'embla-carousel'
import dynamic from 'next/dynamic'
import { Children, useCallback, useRef, useState, type ReactNode } from 'react'

import { interpolateIn } from '@/lib/interpolate'
import type { Locale } from '@/lib/locales'

import { NEAR, useInView } from '../use-in-view'
import { useReducedMotion } from '../use-reader-state'
import { CarouselControls, type CarouselLabels } from './carousel-controls'
import type { RowState } from './carousel-engine'
import { useRotation } from './use-rotation'
import { useSwipe } from './use-swipe'

// The engine is loaded when the carousel comes near the screen; until then the browser scrolls the row.
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
  /** Controls in addition to the pause button, which every moving carousel has (WCAG 2.2.2). */
  controls?: 'none' | 'bullets' | 'bullets-and-arrows'
  /** `hero` stands on ink and prints its first slide only; `ruled` has lines above and below; `card` is a drawing itself. */
  variant?: 'plain' | 'hero' | 'ruled' | 'card'
  children: ReactNode
}

/** A row of slides that follows the ARIA practices guide; without scripts it is a row that scrolls. */
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
  const [pending, setPending] = useState<number>()
  const reduced = useReducedMotion()
  const near = useInView(frame, NEAR)
  // With reduced motion and without controls, the reader can reach the other slides only by scrolling.
  const wantsEngine = !(reduced && controls === 'none')
  const [started, setStarted] = useState(false)
  if (near && !started) setStarted(true)
  const live = started && wantsEngine && api !== undefined

  const go = (index: number) => (api ? api.scrollTo(index, reduced) : setPending(index))
  const start = useCallback(
    (engine: EmblaCarouselType | undefined) => {
      setApi(engine)
      // A bullet may have been pressed while the engine was loading.
      if (engine && pending !== undefined) engine.scrollTo(pending, reduced)
    },
    [pending, reduced],
  )
  const rotation = useRotation({ api, frame, interval, row, hoverHolds: show === 'cards' })
  const swipe = useSwipe({ api, active: live && effect === 'fade' })
  const isSeen = (index: number) => (index - row.selected + slides.length) % slides.length < row.shown

  return (
    <section
      ref={frame}
      aria-roledescription={labels.role}
      aria-label={name}
      // A block in print: rows of a grid keep their height, and slides on the next sheet would cover what follows.
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
        selected={pending !== undefined && !api ? pending : row.selected}
        paused={rotation.paused}
        useless={!row.movable}
        onToggle={rotation.toggle}
        onGo={go}
      />
      <div
        ref={setViewport}
        className={clsx('slides', show === 'cards' && 'slides-cards', effect === 'fade' && 'slides-fade')}
        data-live={live || undefined}
        // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={live ? undefined : 0}
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
              inert={live && !isSeen(index)}
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
