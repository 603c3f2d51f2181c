import { clsx } from 'clsx'

import { iconSrc, type IconName } from '@/lib/weave/woven-icons'

interface WovenIconProps {
  name: IconName
  /** CSS pixels: a whole multiple of the grid, so that every cell covers whole pixels. */
  size: 39 | 52 | 65 | 78
  /** In the first screen: loaded at once. */
  first?: boolean
  className?: string
}

/** A woven icon beside words; never the only carrier of a meaning. */
export const WovenIcon = ({ name, size, first = false, className }: WovenIconProps) => (
  <img
    src={iconSrc(name)}
    alt=""
    width={size}
    height={size}
    loading={first ? 'eager' : 'lazy'}
    decoding="async"
    className={clsx('shrink-0', className)}
  />
)
