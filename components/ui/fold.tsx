import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface FoldProps {
  title: ReactNode
  /** Folds below the width at which parts of a page stand side by side. */
  narrow?: boolean
  /** Whether its background is dark ink. */
  onInk?: boolean
  id?: string
  /** Whether it is open at first. */
  open?: boolean
  children: ReactNode
}

/** A `details` element, which opens without scripts of ours; shown open in print and without scripts (fold.css). */
export const Fold = ({ title, narrow = false, onInk = false, id, open, children }: FoldProps) => (
  <details
    id={id}
    open={open}
    className={clsx(
      'fold border-b',
      onInk ? 'border-ink-soft' : 'border-rule',
      narrow &&
        'lg:details-content:[block-size:auto] lg:details-content:[content-visibility:visible] supports-[selector(::details-content)]:lg:border-0',
    )}
  >
    <summary
      className={clsx(
        'flex min-h-12 cursor-pointer items-center gap-3 py-2.5 font-heading font-semibold',
        onInk ? 'hover:text-marigold [&::after]:text-marigold' : 'hover:text-sindoor [&::after]:text-sindoor',
        narrow && 'supports-[selector(::details-content)]:lg:hidden',
      )}
    >
      {title}
    </summary>
    <div className={clsx('pb-4', narrow && 'supports-[selector(::details-content)]:lg:pb-0')}>{children}</div>
  </details>
)
