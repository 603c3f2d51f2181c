import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface OnClothProps {
  /** Pattern images side by side; without `cloth`, the area behind a card is plain green. */
  cloth?: ReactNode
  /** Mock screen or carousel in front of the cloth. */
  card?: ReactNode
  className?: string
  children: ReactNode
}

/** Text beside a cloth, which reaches the right window edge, and a card. Stacked below `lg` (on-cloth.css). */
export const OnCloth = ({ cloth, card, className, children }: OnClothProps) => (
  <div className={clsx('on-cloth print:block', className)}>
    <div
      className={clsx('on-cloth-text', cloth && 'lg:in-[.page-intro]:self-center', !cloth && !card && 'lg:col-end-4')}
    >
      {children}
    </div>
    {(cloth || card) && <div className="on-cloth-pattern print:[zoom:0.6]">{cloth}</div>}
    {card && <div className="on-cloth-card">{card}</div>}
  </div>
)
