'use client'

import { cva } from 'class-variance-authority'

import { interpolateIn } from '@/lib/interpolate'

import type { SlideButtonsProps } from './slide-buttons'

const bullet = cva('bullet block rounded-full', {
  variants: {
    background: {
      paper: 'bg-ink-soft group-aria-[current]:bg-sindoor group-hover:bg-ink',
      ink: 'bg-rule group-aria-[current]:bg-marigold group-hover:bg-paper',
    },
  },
})

/** One button for each slide. */
export const Bullets = ({ locale, labels, background, count, selected, onGo }: SlideButtonsProps) => (
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
