import { breakpoints } from '@/lib/breakpoints'
import { scaledWeave, weaveSrc } from '@/lib/weave/pattern-files'

interface WeaveProps {
  /** Slug of a product, or another key of `weavesByName`. */
  name: string
  /** Cell size in whole CSS pixels, for sharp edges. */
  cell: number
  /** Cell size below `lg`; `cell` by default. */
  narrowCell?: number
  /** Whether to load it eagerly, for a place above the fold. */
  eager?: boolean
}

/** Decorative pattern image that fills its box, with a whole motif in the centre. */
export function Weave({ name, cell, narrowCell = cell, eager = false }: WeaveProps) {
  const src = weaveSrc(name)
  const img = (
    <img
      src={src}
      {...scaledWeave(src, cell)}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      // React preloads eager images of a higher priority, before the fonts.
      fetchPriority="low"
      decoding="async"
      className="size-full object-none [image-rendering:pixelated]"
    />
  )
  if (narrowCell === cell) return img
  return (
    <picture className="contents">
      <source media={`(width < ${breakpoints.lg})`} {...scaledWeave(src, narrowCell)} />
      {img}
    </picture>
  )
}
