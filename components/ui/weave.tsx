import { breakpoints } from '@/lib/breakpoints'
import { weaveSrc } from '@/lib/weave/pattern-files'

interface WeaveProps {
  /** Slug of a product, or another key of `weaveFiles`. */
  name: string
  /** Cell size in whole CSS pixels, for sharp edges. */
  cell: number
  /** Cell size below `lg`. */
  narrowCell?: number
  /** Above the fold: loads eagerly. */
  eager?: boolean
}

/** The picture has one pixel per cell: a density of 1/5 makes a cell 5 CSS pixels wide. */
const scaledSrcSet = (name: string, cell: number) => `${weaveSrc(name)} ${1 / cell}x`

/** Decorative pattern image that fills its box, with a whole motif in the centre. */
export function Weave({ name, cell, narrowCell = cell, eager = false }: WeaveProps) {
  const wide = (
    <img
      srcSet={scaledSrcSet(name, cell)}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className="size-full object-none [image-rendering:pixelated]"
    />
  )
  if (narrowCell === cell) return wide
  return (
    <picture className="contents">
      <source media={`(width < ${breakpoints.lg})`} srcSet={scaledSrcSet(name, narrowCell)} />
      {wide}
    </picture>
  )
}
