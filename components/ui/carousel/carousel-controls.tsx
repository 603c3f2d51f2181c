'use client'

import { interpolate } from '@/lib/interpolate'

import { Glyph } from '../glyph'
import { Bullets } from './bullets'
import { controlVariants, type SlideButtonsProps } from './slide-buttons'

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
