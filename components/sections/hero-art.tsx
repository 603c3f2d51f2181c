import { Weave } from '@/components/ui/weave'
import { findScreen, type SiteContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/locales'

import { Screen } from './screen/screen'

/** As many patterns as the grid below has rows, or columns. */
const PATTERNS = 7

/** A slide of the hero. */
export interface HeroArtProps {
  locale: Locale
  slide: SiteContent['home']['slides'][number]
  /** Names of the products' patterns. */
  patterns: readonly string[]
}

/** The drawing of one slide; a slide without a screen shows the patterns of the first products side by side. */
export const HeroArt = ({ locale, slide: { alt, screen }, patterns }: HeroArtProps) =>
  screen ? (
    <div className="relative isolate grid content-start lg:p-6">
      {/* Not on phones, where it would be larger than the heading: the largest thing that is painted must not wait. */}
      <div className="absolute inset-0 -z-10 max-lg:hidden print:hidden">
        <Weave name="site-hero" cell={12} />
      </div>
      <Screen
        // One caption only: two descriptions of one drawing would both be read.
        screen={{ ...findScreen(locale, screen), caption: alt }}
        variant="hero"
      />
    </div>
  ) : (
    // Its pictures have a height of their own, which must not make all slides taller.
    <div role="img" aria-label={alt} className="grid h-0 min-h-full grid-rows-7 gap-2 sm:grid-cols-7 sm:grid-rows-none">
      {patterns.slice(0, PATTERNS).map((name, index) => (
        <Weave key={index} name={name} cell={6} />
      ))}
    </div>
  )
