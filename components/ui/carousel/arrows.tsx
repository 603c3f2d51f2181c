'use client'

import { Glyph } from '../glyph'
import { controlLook, type SlideButtonsProps } from './slide-buttons'

/** The buttons for the previous and the next slide. */
export const Arrows = ({ labels, ground, count, selected, onGo }: SlideButtonsProps) => (
  <div className="arrows">
    {([-1, 1] as const).map((step) => (
      <button
        key={step}
        type="button"
        aria-label={step < 0 ? labels.previous : labels.next}
        onClick={() => onGo((selected + step + count) % count)}
        className={controlLook({ ground })}
      >
        <Glyph name="arrow" className={step < 0 ? 'size-4 rotate-180' : undefined} />
      </button>
    ))}
  </div>
)
