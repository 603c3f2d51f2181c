'use client'

import { Glyph } from '../glyph'
import { controlLook, type SlideButtonsProps } from './slide-buttons'

/** The buttons for the previous and the next slide. */
export const Arrows = ({ labels, ground, count, selected, onGo }: SlideButtonsProps) => (
  <div className="arrows">
    <button
      type="button"
      aria-label={labels.previous}
      onClick={() => onGo((selected - 1 + count) % count)}
      className={controlLook({ ground })}
    >
      <Glyph name="arrow" className="size-4 rotate-180" />
    </button>
    <button
      type="button"
      aria-label={labels.next}
      onClick={() => onGo((selected + 1) % count)}
      className={controlLook({ ground })}
    >
      <Glyph name="arrow" />
    </button>
  </div>
)
