import { breakpoints } from '@/lib/theme/breakpoints'
import { scaledWeave, weaveSrc } from '@/lib/weave/pattern-files'

interface WeaveProps {
  /** Slug of a product, or another key of `weavesByName`. */
  name: string
  /** Cell size in whole CSS pixels, for sharp edges. */
  cell: number
  /** Cell sizes in windows narrower than a breakpoint (its name) or a length, the narrowest first. */
  below?: Readonly<Record<string, number>>
  /** Cell sizes in windows from `lg` on that are lower than a length, the lowest first. */
  inShortWindows?: Readonly<Record<string, number>>
  /** Loads the image eagerly, for a place above the fold. */
  eager?: boolean
}

/** Decorative pattern image that fills its box, with a whole motif in the centre. */
export function Weave({ name, cell, below = {}, inShortWindows = {}, eager = false }: WeaveProps) {
  const src = weaveSrc(name)
  const { srcSet, sizes } = scaledWeave(src, cell)
  const limits: Record<string, string> = breakpoints
  const sizesBelow = Object.entries(below).map(
    ([limit, narrowCell]) => `(width < ${limits[limit] ?? limit}) ${scaledWeave(src, narrowCell).sizes}`,
  )
  const sizesInShort = Object.entries(inShortWindows).map(
    ([limit, lowCell]) => `(width >= ${breakpoints.lg}) and (height < ${limit}) ${scaledWeave(src, lowCell).sizes}`,
  )
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={[...sizesInShort, ...sizesBelow, sizes].join(', ')}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      // React would preload an eager image of higher priority before the fonts.
      fetchPriority="low"
      decoding="async"
      className="size-full object-none [image-rendering:pixelated]"
    />
  )
}
