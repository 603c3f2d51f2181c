'use client'

import { cva } from 'class-variance-authority'

import { interpolate, interpolateIn } from '@/lib/interpolate'
import type { Locale } from '@/lib/locales'

import { Glyph } from '../glyph'

/** Words of a carousel's buttons. */
export interface CarouselControlLabels {
  pause: string
  play: string
  goToSlide: string
  previous: string
  next: string
}

/** What the buttons that lead to a slide have in common. */
interface SlideButtonsProps {
  locale: Locale
  labels: CarouselControlLabels
  background: 'paper' | 'ink'
  count: number
  /** Index of the shown slide, from 0. */
  selected: number
  onGo: (index: number) => void
}

/** Classes of a carousel's square buttons. */
const controlVariants = cva('grid size-11 place-items-center rounded-md border', {
  variants: {
    background: {
      paper: 'border-ink bg-paper text-ink hover:bg-ledger',
      ink: 'border-paper bg-ink text-paper hover:bg-paper hover:text-ink',
    },
  },
})

const bullet = cva('bullet block rounded-full', {
  variants: {
    background: {
      paper: 'bg-ink-soft group-aria-[current]:bg-sindoor group-hover:bg-ink',
      ink: 'bg-rule group-aria-[current]:bg-marigold group-hover:bg-paper',
    },
  },
})

interface CarouselControlsProps extends SlideButtonsProps {
  name: string
  kind: 'none' | 'bullets' | 'bullets-and-arrows'
  paused: boolean
  /** The whole row is in view: there is nothing to control. */
  useless: boolean
  onToggle: () => void
}

/** Pause, arrows and bullets; first in the tab order, as the ARIA practices guide wants the pause to be. */
export function CarouselControls(props: CarouselControlsProps) {
  const { name, labels, kind, background, paused, useless, onToggle } = props
  return (
    <div className="controls" data-useless={useless || undefined}>
      <button
        type="button"
        aria-label={interpolate(paused ? labels.play : labels.pause, { name })}
        onClick={onToggle}
        className={controlVariants({ background, className: 'motion-reduce:hidden' })}
      >
        <Glyph name={paused ? 'play' : 'pause'} />
      </button>
      {kind === 'bullets-and-arrows' && <Arrows {...props} />}
      {kind !== 'none' && <Bullets {...props} />}
    </div>
  )
}

/** The buttons for the previous and the next slide. */
const Arrows = ({ labels, background, count, selected, onGo }: SlideButtonsProps) => (
  <div className="arrows">
    {([-1, 1] as const).map((step) => (
      <button
        key={step}
        type="button"
        aria-label={step < 0 ? labels.previous : labels.next}
        onClick={() => onGo((selected + step + count) % count)}
        className={controlVariants({ background })}
      >
        <Glyph name="arrow" className={step < 0 ? 'size-4 rotate-180' : undefined} />
      </button>
    ))}
  </div>
)

/** One button for each slide. */
const Bullets = ({ locale, labels, background, count, selected, onGo }: SlideButtonsProps) => (
  <div className="bullets">
    {Array.from({ length: count }, (_, index) => (
      <button
        key={index}
        type="button"
        aria-label={interpolateIn(locale, labels.goToSlide, { index: index + 1 })}
        aria-current={index === selected || undefined}
        // Not `disabled`: the focus would be lost when the slide arrives.
        aria-disabled={index === selected || undefined}
        data-distance={Math.min(Math.abs(index - selected), 3)}
        onClick={() => onGo(index)}
        className="group grid size-11 place-items-center"
      >
        <span className={bullet({ background })} />
      </button>
    ))}
  </div>
)
