'use client'

import { cva } from 'class-variance-authority'

import { interpolateIn } from '@/lib/interpolate'

import type { SlideButtonsProps } from './slide-buttons'

const bullet = cva(
  'bullet block rounded-full group-data-[distance="1"]:scale-90 group-data-[distance="2"]:scale-[.65] group-data-[distance="3"]:scale-[.4]',
  {
    variants: {
      ground: {
        paper: 'bg-ink-soft group-aria-[current]:bg-sindoor group-hover:bg-ink',
        ink: 'bg-rule group-aria-[current]:bg-marigold group-hover:bg-paper',
      },
    },
  },
)

/** One button for each slide. */
export const Bullets = ({ locale, labels, ground, count, selected, onGo }: SlideButtonsProps) => (
  <div className="bullets">
    {Array.from({ length: count }, (_, index) => (
      <button
        key={index}
        type="button"
        aria-label={interpolateIn(locale, labels.goToSlide, { index: index + 1 })}
        aria-current={index === selected || undefined}
        // Not `disabled`: the focus would be lost when the slide arrives.
        aria-disabled={index === selected || undefined}
        data-distance={distance(index, selected, count)}
        onClick={() => onGo(index)}
        // One line of a phone has room only for the bullets nearest to the current one.
        className="group grid size-11 place-items-center max-[670px]:data-[distance=3]:hidden"
      >
        <span className={bullet({ ground })} />
      </button>
    ))}
  </div>
)

/** Steps from the shown slide around the loop, at most 3; a narrow window hides the bullets at 3. */
const distance = (index: number, selected: number, count: number) => {
  const steps = Math.abs(index - selected)
  return Math.min(steps, count - steps, 3)
}
