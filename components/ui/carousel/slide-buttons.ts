import { cva } from 'class-variance-authority'

import type { Locale } from '@/lib/locales'

/** Words of a carousel's buttons. */
export interface CarouselControlLabels {
  pause: string
  play: string
  goToSlide: string
  previous: string
  next: string
}

/** What the buttons that lead to a slide have in common. */
export interface SlideButtonsProps {
  locale: Locale
  labels: CarouselControlLabels
  background: 'paper' | 'ink'
  count: number
  /** Index of the shown slide, from 0. */
  selected: number
  onGo: (index: number) => void
}

/** Classes of a carousel's square buttons. */
export const controlVariants = cva('grid size-11 place-items-center rounded-md border', {
  variants: {
    background: {
      paper: 'border-ink bg-paper text-ink hover:bg-ledger',
      ink: 'border-paper bg-ink text-paper hover:bg-paper hover:text-ink',
    },
  },
})
