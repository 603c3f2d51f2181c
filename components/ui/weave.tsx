import { breakpoints } from '@/lib/breakpoints'
import { weaveSrc, type WeaveCell } from '@/lib/weave/files'

interface WeaveProps {
  /** Slug of a product, or another key of `weaveFiles`. */
  name: string
  cell: WeaveCell
  /** Cell size below `lg`. */
  narrow?: WeaveCell
  /** Above the fold: loads eagerly. */
  first?: boolean
}

/** Decorative pattern image that fills its box. */
export function Weave({ name, cell, narrow = cell, first = false }: WeaveProps) {
  const wide = (
    <img src={weaveSrc(name, cell)} alt="" loading={first ? 'eager' : 'lazy'} decoding="async" className="size-full" />
  )
  if (narrow === cell) return wide
  return (
    <picture className="contents">
      <source media={`(width < ${breakpoints.lg})`} srcSet={weaveSrc(name, narrow)} />
      {wide}
    </picture>
  )
}
