import { clsx } from 'clsx'

import { iconSrc } from '@/lib/weave/woven-icons'

interface WovenIconProps {
  name: string
  /** Size in px, a multiple of the icon's 13 cells: each cell covers whole pixels. */
  size: 39 | 65 | 78
  /** Loads the image eagerly, for a place above the fold. */
  eager?: boolean
  className?: string
}

/** Decorative woven icon with an empty `alt`. */
export const WovenIcon = ({ name, size, eager = false, className }: WovenIconProps) => (
  <img
    src={iconSrc(name)}
    alt=""
    width={size}
    height={size}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    className={clsx('shrink-0', className)}
  />
)
