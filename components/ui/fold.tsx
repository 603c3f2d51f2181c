import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface FoldProps {
  title: string
  /** Folds on narrow screens only. */
  narrow?: boolean
  children: ReactNode
}

/** A part that opens when its title is pressed, with the browser's own means; open in print (fold.css). */
export const Fold = ({ title, narrow = false, children }: FoldProps) => (
  <details
    className={clsx('fold border-b border-rule', narrow && 'supports-[selector(::details-content)]:md:border-0')}
    data-narrow={narrow || undefined}
  >
    <summary
      className={clsx(
        'flex min-h-12 cursor-pointer items-center gap-3 py-2.5 font-heading font-semibold hover:text-sindoor',
        narrow && 'supports-[selector(::details-content)]:md:hidden',
      )}
    >
      {title}
    </summary>
    <div className="pb-4">{children}</div>
  </details>
)
