import { Carousel } from '@/components/ui/carousel/carousel'
import { Weave } from '@/components/ui/weave'
import type { Labels, SiteContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/locales'

import { HeroSlide } from './hero-slide'

interface HeroProps {
  locale: Locale
  slides: SiteContent['home']['slides']
  /** Names of the products' cloths. */
  cloths: readonly string[]
  labels: Pick<Labels, 'highlights' | 'carousel' | 'contactUs'>
}

/** The slides at the head of the home page, all of one height. */
export function Hero({ locale, slides, cloths, labels }: HeroProps) {
  return (
    <div className="hero relative isolate overflow-hidden bg-ink text-paper print:bg-paper print:text-ink">
      <div className="absolute inset-0 -z-10 print:hidden">
        <Weave name="site-hero" cell={12} first />
      </div>
      <Carousel
        name={labels.highlights}
        labels={labels.carousel}
        show="single"
        effect="fade"
        interval={4000}
        controls="bullets"
        ground="ink"
        look="hero"
      >
        {slides.map((slide) => (
          <HeroSlide key={slide.alt} locale={locale} slide={slide} cloths={cloths} contactUs={labels.contactUs} />
        ))}
      </Carousel>
    </div>
  )
}
