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

/** Cloth that fills its box; decoration only. */
export const Weave = ({ name, cell, narrow = cell, first = false }: WeaveProps) => (
  <picture className="contents">
    {narrow !== cell && <source media={`(width < ${breakpoints.lg})`} srcSet={weaveSrc(name, narrow)} />}
    <img src={weaveSrc(name, cell)} alt="" loading={first ? 'eager' : 'lazy'} decoding="async" className="size-full" />
  </picture>
)
