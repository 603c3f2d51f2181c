import { breakpoints } from '@/lib/breakpoints'
import { weaveSrc, type WeaveCell } from '@/lib/weave/files'

interface WeaveProps {
  /** A product by its slug, or another name of `weaveFiles`. */
  name: string
  cell: WeaveCell
  /** Cell in windows narrower than `lg`, where a page has one column. */
  narrow?: WeaveCell
  /** In the first screen: loaded at once. */
  first?: boolean
}

/** Pattern that fills its box; decoration only. */
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
