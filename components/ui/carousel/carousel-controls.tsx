import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'

import { interpolate, interpolateIn } from '@/lib/i18n/interpolate'

import { Glyph } from '../glyph'
import type { CarouselProps } from './carousel'

/** Accessible names of buttons and slides, and role descriptions for screen readers. */
export type CarouselLabels = Record<
  'pause' | 'play' | 'goToSlide' | 'previous' | 'next' | 'role' | 'slide' | 'slidePosition',
  string
>

interface CarouselControlsProps extends Pick<CarouselProps, 'locale' | 'name' | 'labels' | 'hasArrows' | 'variant'> {
  slideCount: number
  /** Index from 0 of the current slide: the first visible slide. */
  selectedIndex: number
  isPaused: boolean
  /** Whether all slides are visible: the controls are then hidden. */
  allSlidesFit: boolean
  onTogglePause: () => void
  onSelect: (index: number) => void
}

/** Classes of a bullet by its distance from the current bullet: only the nearest fit in one line of a narrow window. */
const distanceClasses = ['', '', '*:[scale:.8]', '*:[scale:.6] max-[670px]:hidden']

const squareButtonClass = (onInk: boolean) =>
  clsx(
    'grid size-11 place-items-center rounded-md border',
    onInk
      ? 'border-paper bg-ink text-paper hover:bg-paper hover:text-ink'
      : 'border-ink bg-paper text-ink hover:bg-ledger',
  )

/**
 * Buttons, before the slides in tab order (ARIA practices guide), and shown below them; from `md`, arrows above. The
 * bullets are one tab stop, in which arrow keys change the slide (its toolbar pattern).
 */
export function CarouselControls(props: CarouselControlsProps) {
  const { locale, name, labels, hasArrows, variant, slideCount, selectedIndex } = props
  const { isPaused, allSlidesFit, onTogglePause, onSelect } = props
  const onInk = variant === 'ink'
  const isHero = variant === 'hero'
  const isCard = variant === 'card'
  const isAttachedBar = isHero || isCard
  const selectByArrow = ({ key, currentTarget }: KeyboardEvent) => {
    const index = selectedIndex + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : NaN)
    const bullet = currentTarget.children[index]
    if (!bullet) return
    onSelect(index)
    ;(bullet as HTMLElement).focus()
  }
  return (
    <div
      className={clsx(
        'carousel-controls z-1 order-1 flex min-h-[44px] flex-wrap items-center gap-[12px] print:hidden noscript:hidden',
        isCard && 'rounded-b-lg border border-t-0 border-rule bg-ledger',
        isAttachedBar ? 'justify-between px-1' : 'mt-[20px] justify-center',
        isHero && 'rounded-b-lg border-t border-rule bg-paper',
        allSlidesFit && 'invisible',
      )}
    >
      <button
        type="button"
        aria-label={interpolate(isPaused ? labels.play : labels.pause, { name })}
        onClick={onTogglePause}
        className={clsx(squareButtonClass(onInk), isAttachedBar && 'order-1 ml-auto border-0', 'motion-reduce:hidden')}
      >
        <Glyph name={isPaused ? 'play' : 'pause'} />
      </button>
      {hasArrows && (
        <div className="flex gap-[8px] md:absolute md:right-0 md:bottom-[calc(100%+32px)]">
          {([-1, 1] as const).map((step) => (
            <button
              key={step}
              type="button"
              aria-label={interpolate(step < 0 ? labels.previous : labels.next, { name })}
              onClick={() => onSelect((selectedIndex + step + slideCount) % slideCount)}
              className={squareButtonClass(onInk)}
            >
              <Glyph name="arrow" className={step < 0 ? 'size-4 rotate-180' : undefined} />
            </button>
          ))}
        </div>
      )}
      <div
        role="toolbar"
        aria-label={name}
        onKeyDown={selectByArrow}
        className={clsx(
          'carousel-bullets flex flex-wrap justify-center',
          !isAttachedBar && 'order-1',
          hasArrows && 'max-sm:-order-1 max-sm:basis-full',
        )}
      >
        {Array.from({ length: slideCount }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={interpolateIn(locale, labels.goToSlide, { index: index + 1, name })}
            aria-current={index === selectedIndex || undefined}
            // Not `disabled`, which would drop the focus when the slide changes.
            aria-disabled={index === selectedIndex || undefined}
            tabIndex={index === selectedIndex ? undefined : -1}
            onClick={() => onSelect(index)}
            // Beside cards, distant bullets are smaller.
            className={clsx(
              'group grid size-[44px] place-items-center',
              isAttachedBar ? 'lg:w-auto lg:px-2' : distanceClasses[Math.min(Math.abs(index - selectedIndex), 3)],
            )}
          >
            <span
              className={clsx(
                'carousel-bullet block rounded-full',
                onInk
                  ? 'bg-rule group-hover:bg-paper group-aria-[current]:bg-marigold'
                  : 'bg-ink-soft group-hover:bg-ink group-aria-[current]:bg-sindoor',
              )}
            />
          </button>
        ))}
      </div>
    </div>
  )
}
