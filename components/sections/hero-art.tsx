import { Weave } from '@/components/ui/weave'
import { findScreen, type SiteContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/locales'

import { Screen } from './screen/screen'

/** As many cloths as the widest grid below has columns. */
const CLOTHS = 7

/** A slide of the hero. */
export interface HeroArtProps {
  locale: Locale
  slide: SiteContent['home']['slides'][number]
  /** Names of the products' cloths. */
  cloths: readonly string[]
}

/** The drawing of one slide; a slide without a screen shows the cloths of the first products side by side. */
export const HeroArt = ({ locale, slide: { alt, screen }, cloths }: HeroArtProps) =>
  screen ? (
    <div className="min-w-0">
      <Screen
        // One caption only: two descriptions of one drawing would both be read.
        screen={{ ...findScreen(locale, screen), caption: alt }}
        look="hero"
      />
    </div>
  ) : (
    <div
      role="img"
      aria-label={alt}
      className="grid h-full grid-cols-2 gap-2 *:last:col-span-2 sm:grid-cols-4 lg:grid-cols-7 lg:*:last:col-span-1"
    >
      {cloths.slice(0, CLOTHS).map((name) => (
        <Weave key={name} name={name} cell={6} />
      ))}
    </div>
  )
