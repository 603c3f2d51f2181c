import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface OnClothProps {
  /** Patterns side by side; `null` makes the cloth ledger green. Without cloth and card the words have the whole width. */
  cloth?: ReactNode
  /** The drawing that lies on the cloth. */
  card?: ReactNode
  className?: string
  children: ReactNode
}

/** Words, and a drawing on cloth that runs off the right edge of the window; below `lg` under the words (on-cloth.css). */
export const OnCloth = ({ cloth, card, className, children }: OnClothProps) => (
  <div className={clsx('on-cloth print:block', className)}>
    <div className={clsx('words', cloth === undefined && 'lg:col-end-4')}>{children}</div>
    {cloth !== undefined && <div className="cloth">{cloth}</div>}
    {card && <div className="card">{card}</div>}
  </div>
)
