import { breakpoints } from '@/lib/breakpoints'
import { scaledWeave, weaveSrc } from '@/lib/weave/pattern-files'

interface WeaveProps {
  /** Slug of a product, or another key of `weavesByName`. */
  name: string
  /** Cell size in whole CSS pixels, for sharp edges. */
  cell: number
  /** Cell size in windows below `lg`; by default, `cell`. */
  narrowCell?: number
  /** Loads the image eagerly, for a place above the fold. */
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
      // React would preload an eager image of higher priority before the fonts.
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
