import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Value of `cloth` for plain green without weave images. */
export const PLAIN_CLOTH = null

interface OnClothProps {
  /** Weave images side by side, or `PLAIN_CLOTH`; undefined renders no cloth (full-width text). */
  cloth?: ReactNode
  /** The mock screen in front of the cloth. */
  card?: ReactNode
  className?: string
  children: ReactNode
}

/** Text beside a mock screen on cloth, which reaches the right window edge; stacked below `lg` (on-cloth.css). */
export const OnCloth = ({ cloth, card, className, children }: OnClothProps) => (
  <div className={clsx('on-cloth print:block', className)}>
    <div className={clsx('words', cloth === undefined && 'lg:col-end-4')}>{children}</div>
    {cloth !== undefined && <div className="cloth">{cloth}</div>}
    {card && <div className="card">{card}</div>}
  </div>
)
