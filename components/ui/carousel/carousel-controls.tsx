'use client'

import { cva } from 'class-variance-authority'

import { interpolate } from '@/lib/interpolate'

import { Glyph } from '../glyph'

/** Words of a carousel's buttons. */
export interface CarouselControlLabels {
  pause: string
  play: string
  goToSlide: string
  previous: string
  next: string
}

interface CarouselControlsProps {
  name: string
  labels: CarouselControlLabels
  kind: 'none' | 'bullets' | 'bullets-and-arrows'
  ground: 'paper' | 'ink'
  count: number
  selected: number
  paused: boolean
  /** The whole row is in view: there is nothing to control. */
  useless: boolean
  onToggle: () => void
  onGo: (index: number) => void
}

const square = cva('grid size-11 place-items-center rounded-md border', {
  variants: {
    ground: {
      paper: 'border-ink bg-paper text-ink hover:bg-ledger',
      ink: 'border-paper bg-ink text-paper hover:bg-paper hover:text-ink',
    },
  },
})

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

/** Pause, arrows and bullets; first in the tab order, as the ARIA practices guide wants the pause to be. */
export function CarouselControls(props: CarouselControlsProps) {
  const { name, labels, kind, ground, count, selected, paused, useless, onToggle, onGo } = props
  return (
    <div className="controls" data-useless={useless || undefined} data-kind={kind}>
      <button
        type="button"
        aria-label={interpolate(paused ? labels.play : labels.pause, { name })}
        onClick={onToggle}
        className={square({ ground, className: 'motion-reduce:hidden' })}
      >
        <Glyph name={paused ? 'play' : 'pause'} />
      </button>
      {kind === 'bullets-and-arrows' && (
        <div className="arrows">
          <button
            type="button"
            aria-label={labels.previous}
            onClick={() => onGo((selected - 1 + count) % count)}
            className={square({ ground })}
          >
            <Glyph name="arrow" className="size-4 rotate-180" />
          </button>
          <button
            type="button"
            aria-label={labels.next}
            onClick={() => onGo((selected + 1) % count)}
            className={square({ ground })}
          >
            <Glyph name="arrow" />
          </button>
        </div>
      )}
      {kind !== 'none' && (
        <div className="bullets">
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              aria-label={interpolate(labels.goToSlide, { index: index + 1 })}
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
      )}
    </div>
  )
}

/** Steps from the shown slide around the loop, at most 3; a narrow window hides the bullets at 3. */
const distance = (index: number, selected: number, count: number) => {
  const steps = Math.abs(index - selected)
  return Math.min(steps, count - steps, 3)
}
