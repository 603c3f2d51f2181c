'use client'

import { clsx } from 'clsx'
import { Children, useRef, useState, type ReactNode } from 'react'

import { interpolateIn } from '@/lib/i18n/interpolate'
import type { Locale } from '@/lib/i18n/locales'

import { LazyComponent } from '../lazy-component'
import { lazyWithRetry } from '../lazy-with-retry'
import { NEAR, useInView } from '../use-in-view'
import { useReducedMotion } from '../use-reduced-motion'
import { CarouselControls, type CarouselLabels } from './carousel-controls'
import { scrollNatively, type CarouselState } from './carousel-state'
import { FadeEngine } from './fade-engine'
import { useAutoRotation } from './use-auto-rotation'
import { useSwipe } from './use-swipe'

const loadEmblaEngine = lazyWithRetry(() => import('./embla-engine').then(({ EmblaEngine }) => EmblaEngine))

export interface CarouselProps {
  locale: Locale
  name: string
  labels: CarouselLabels
  /** `cards` shows 1 to 4 slides by width (specification, section 9), `single` one slide. */
  show: 'cards' | 'single'
  /** Time between two slide changes in ms (specification, section 9). */
  interval: number
  hasArrows?: boolean
  /**
   * `hero`: on a dark background, printed with the first slide only. `card`: controls above the slides, which differ in
   * height. `hero` and `card` fade, and from `lg` on have the controls in the slides' heads. `ink`: on a dark background.
   * `ruled`: lines above and below.
   */
  variant?: 'plain' | 'hero' | 'ink' | 'ruled' | 'card'
  children: ReactNode
}

/** Carousel as in the ARIA practices guide; without scripts, a row with native scrolling. */
export function Carousel({
  locale,
  name,
  labels,
  show,
  interval,
  hasArrows,
  variant = 'plain',
  children,
}: CarouselProps) {
  const slides = Children.toArray(children)
  const frame = useRef<HTMLElement>(null)
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const [state, setState] = useState<CarouselState>({ selectedIndex: 0, slidesPerView: 1, isScrollable: true })
  const { api, selectedIndex, slidesPerView, isScrollable } = state
  const isFading = variant === 'hero' || variant === 'card'
  const reducedMotion = useReducedMotion()
  const isNear = useInView(frame, { margin: NEAR })
  const rotation = useAutoRotation({ state, frame, interval, pausesOnHover: show === 'cards' })
  const swipe = useSwipe(isFading ? api : undefined)
  const engineProps = viewport && { viewport, slideCount: slides.length, setState }
  const showSlide = (index: number) => {
    if (api) return api.scrollTo(index, reducedMotion)
    // Each engine starts at the slide to which the row is scrolled.
    setState({ ...state, selectedIndex: index })
    if (viewport) scrollNatively(viewport, index, slides.length)
  }
  const isVisible = (index: number) => (index - selectedIndex + slides.length) % slides.length < slidesPerView

  return (
    <section
      ref={frame}
      aria-roledescription={labels.role}
      aria-label={name}
      // `block` in print: a grid row keeps its height, so that slides on the next sheet would overlap later content.
      className="relative grid grid-cols-1 print:block"
      data-variant={variant}
      {...rotation.handlers}
    >
      <CarouselControls
        locale={locale}
        name={name}
        labels={labels}
        hasArrows={hasArrows}
        variant={variant}
        slideCount={slides.length}
        selectedIndex={selectedIndex}
        isPaused={rotation.isPaused}
        allSlidesFit={!isScrollable}
        onTogglePause={rotation.togglePause}
        onSelect={showSlide}
      />
      <div
        ref={setViewport}
        className={clsx('carousel-slides', show === 'cards' && 'carousel-cards', isFading && 'carousel-fade')}
        data-engine={api && true}
        // Native scrolling needs a tab stop (WCAG 2.1.1).
        tabIndex={api ? undefined : 0}
        {...swipe}
      >
        <div className="carousel-track" aria-live={rotation.isPlaying ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              className="carousel-slide"
              aria-roledescription={labels.slide}
              aria-label={interpolateIn(locale, labels.slidePosition, { index: index + 1, count: slides.length })}
              data-shown={isVisible(index) || undefined}
              inert={api && !isVisible(index)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {engineProps &&
        (isFading ? (
          <FadeEngine {...engineProps} />
        ) : (
          <LazyComponent load={loadEmblaEngine} isNeeded={isNear} props={engineProps} />
        ))}
    </section>
  )
}
