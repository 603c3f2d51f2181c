import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface FoldProps {
  title: ReactNode
  /** Folds on narrow screens only. */
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
        'md:details-content:[block-size:auto] md:details-content:[content-visibility:visible] supports-[selector(::details-content)]:md:border-0',
    )}
  >
    <summary
      className={clsx(
        'flex min-h-12 cursor-pointer items-center gap-3 py-2.5 font-heading font-semibold',
        onInk ? 'hover:text-marigold [&::after]:text-marigold' : 'hover:text-sindoor [&::after]:text-sindoor',
        narrow && 'supports-[selector(::details-content)]:md:hidden',
      )}
    >
      {title}
    </summary>
    <div className="pb-4">{children}</div>
  </details>
)
