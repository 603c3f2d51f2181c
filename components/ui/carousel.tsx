import { clsx } from 'clsx'
import { Children, type ReactNode } from 'react'

import { fill } from '@/lib/fill'

/** Words of a carousel for screen readers. */
interface CarouselLabels {
  carousel: string
  slide: string
  slidePosition: string
}

interface CarouselProps {
  name: string
  labels: CarouselLabels
  /** `cards` shows 1 to 4 slides by width (specification, section 9), `single` one at a time. */
  show: 'cards' | 'single'
  children: ReactNode
  className?: string
}

/** A row of slides in the markup of the ARIA practices guide; it scrolls by itself, without scripts. */
export function Carousel({ name, labels, show, children, className }: CarouselProps) {
  const slides = Children.toArray(children)
  return (
    <section aria-roledescription={labels.carousel} aria-label={name} className={className}>
      {/* A region that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <div className={clsx('slides', show === 'cards' && 'slides-cards')} tabIndex={0} role="group" aria-label={name}>
        {slides.map((slide, index) => (
          <div
            key={index}
            role="group"
            className="grid"
            aria-roledescription={labels.slide}
            aria-label={fill(labels.slidePosition, { index: index + 1, count: slides.length })}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  )
}
