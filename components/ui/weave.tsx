import { breakpoints } from '@/lib/breakpoints'
import { weaveSrc, type WeaveCell } from '@/lib/weave/pattern-files'

interface WeaveProps {
  /** Slug of a product, or another key of `weaveFiles`. */
  name: string
  cell: WeaveCell
  /** Cell size below `lg`. */
  narrowCell?: WeaveCell
  /** Above the fold: loads eagerly. */
  eager?: boolean
}

/** Decorative pattern image that fills its box. */
export function Weave({ name, cell, narrowCell = cell, eager = false }: WeaveProps) {
  const wide = (
    <img src={weaveSrc(name, cell)} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" className="size-full" />
  )
  if (narrowCell === cell) return wide
  return (
    <picture className="contents">
      <source media={`(width < ${breakpoints.lg})`} srcSet={weaveSrc(name, narrowCell)} />
      {wide}
    </picture>
  )
}
