import { breakpoints } from '@/lib/theme/breakpoints'
import { scaledWeave, weaveSrc } from '@/lib/weave/pattern-files'

interface WeaveProps {
  /** Slug of a product, or another key of `weavesByName`. */
  name: string
  /** Cell size in whole CSS pixels, for sharp edges. */
  cell: number
  /** Cell sizes in windows narrower than a breakpoint (its name) or a length, the narrowest first. */
  below?: Readonly<Record<string, number>>
  /** Cell size in windows from `lg` on that are lower than 50rem. */
  inShortWindows?: number
  /** Loads the image eagerly, for a place above the fold. */
  eager?: boolean
}

/** Decorative pattern image that fills its box, with a whole motif in the centre. */
export function Weave({ name, cell, below = {}, inShortWindows, eager = false }: WeaveProps) {
  const src = weaveSrc(name)
  const { srcSet, sizes } = scaledWeave(src, cell)
  const limits: Record<string, string> = breakpoints
  const sizesBelow = Object.entries(below).map(
    ([limit, narrowCell]) => `(width < ${limits[limit] ?? limit}) ${scaledWeave(src, narrowCell).sizes}`,
  )
  const sizesInShort = inShortWindows
    ? [`(width >= ${breakpoints.lg}) and (height < 50rem) ${scaledWeave(src, inShortWindows).sizes}`]
    : []
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
