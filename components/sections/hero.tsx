import { ContactButton } from '@/components/islands/contact-button'
import { Carousel } from '@/components/ui/carousel/carousel'
import { HeadingText } from '@/components/ui/heading-text'
import { Weave } from '@/components/ui/weave'
import { heroWeave } from '@/lib/brand-weaves'
import type { SiteContent } from '@/lib/content'

import { HeroArt } from './hero-art'

/** Slides of one height: words on the left, a drawing on the right; one without words is a drawing only. */
export function Hero({ content }: { content: SiteContent }) {
  const { home, labels } = content
  return (
    <div className="relative isolate overflow-hidden bg-ink text-paper print:bg-paper print:text-ink">
      <div className="absolute inset-0 -z-10 print:hidden">
        <Weave id="hero-ground" weave={heroWeave} cell={12} />
      </div>
      <Carousel
        name={labels.highlights}
        labels={labels.carousel}
        show="single"
        effect="fade"
        interval={4000}
        controls="bullets"
        ground="ink"
        className="hero"
      >
        {home.slides.map((slide) => (
          <div
            key={slide.alt}
            className={
              slide.title
                ? 'hero-slide container-page grid h-full content-start items-start gap-10 pt-14 pb-24 md:pt-20 lg:grid-cols-[6fr_7fr]'
                : 'hero-slide h-full'
            }
          >
            {slide.title && (
              <div className="grid justify-items-start gap-5">
                <p className="font-semibold text-marigold print:text-ink">{slide.eyebrow}</p>
                <h2 className="text-h1 font-bold">
                  <HeadingText>{slide.title}</HeadingText>
                </h2>
                <p className="max-w-prose text-lg">
                  {slide.description} {slide.secondDescription}
                </p>
                <ContactButton about={slide.title}>{labels.contactUs}</ContactButton>
              </div>
            )}
            <HeroArt content={content} slide={slide} />
          </div>
        ))}
      </Carousel>
    </div>
  )
}
