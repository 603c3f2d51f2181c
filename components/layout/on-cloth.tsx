import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface OnClothProps {
  /** Weave images side by side; plain green behind a card if missing. */
  cloth?: ReactNode
  /** The mock screen in front of the cloth. */
  card?: ReactNode
  className?: string
  children: ReactNode
}

/** Text beside a mock screen on cloth, which reaches the right window edge; stacked below `lg` (on-cloth.css). */
export const OnCloth = ({ cloth, card, className, children }: OnClothProps) => (
  <div className={clsx('on-cloth print:block', className)}>
    <div className={clsx('words', !cloth && !card && 'lg:col-end-4')}>{children}</div>
    {(cloth || card) && <div className="cloth">{cloth}</div>}
    {card && <div className="card">{card}</div>}
  </div>
)
