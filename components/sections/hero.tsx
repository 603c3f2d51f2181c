import { Carousel } from '@/components/ui/carousel/carousel'
import { Weave } from '@/components/ui/weave'
import type { SiteContent } from '@/lib/content/gateway'

import { HeroSlide } from './hero-slide'

/** The slides at the head of the home page, all of one height. */
export function Hero({ content }: { content: SiteContent }) {
  const { home, labels } = content
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
        {home.slides.map((slide, index) => (
          <HeroSlide key={index} content={content} slide={slide} />
        ))}
      </Carousel>
    </div>
  )
}
