import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { ButtonLink } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel/carousel'
import { HeadingText } from '@/components/ui/heading-text'
import type { SiteContent } from '@/lib/content/gateway'
import { routesFor } from '@/lib/routes'

import { CHOOSER_ID } from './chooser'
import { HeroSlide } from './hero-slide'

/** What the company sells and to whom, which never moves; beside it the slides, all of one height. */
export function Hero({ content }: { content: SiteContent }) {
  const { home, buying, labels } = content
  return (
    <div className="hero bg-ink text-paper print:bg-paper print:text-ink">
      <div className="container-page grid gap-x-14 gap-y-8 py-8 lg:grid-cols-[1fr_1.1fr] lg:py-12">
        <div className="min-w-0 wrap-anywhere lg:pt-10">
          <p className="text-sm font-semibold text-marigold print:text-ink">{home.claims}</p>
          <h1 className="mt-3 mb-6 xl:text-[3.5rem]">
            <HeadingText>{home.heading}</HeadingText>
          </h1>
          <div className="flex flex-wrap gap-3">
            <ContactButton contact={routesFor(content.locale).contact}>{labels.demo}</ContactButton>
            <ButtonLink href={`#${CHOOSER_ID}`} look="ink">
              {buying.chooser.title}
            </ButtonLink>
          </div>
        </div>
        <div className="min-w-0">
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
            {home.slides.map((slide) => (
              <HeroSlide key={slide.alt} content={content} slide={slide} />
            ))}
          </Carousel>
        </div>
      </div>
    </div>
  )
}
