import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { Carousel } from '@/components/ui/carousel/carousel'
import { HeadingText } from '@/components/ui/heading-text'
import { Static } from '@/components/ui/static'
import { Weave } from '@/components/ui/weave'
import type { SiteContent } from '@/lib/content/gateway'
import { routesFor } from '@/lib/routes'

import { HeroArt } from './hero-art'

/** Slides of one height: words on the left, a drawing on the right; a slide without words is a drawing only. */
export function Hero({ content }: { content: SiteContent }) {
  const { home, labels } = content
  return (
    <div className="relative isolate overflow-hidden bg-ink text-paper print:bg-paper print:text-ink">
      <Static className="absolute inset-0 -z-10 print:hidden">
        <Weave name="site-hero" cell={12} first />
      </Static>
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
                <Static className="contents">
                  <p className="font-semibold text-marigold print:text-ink">{slide.eyebrow}</p>
                  <h2 className="text-h1 font-bold">
                    <HeadingText>{slide.title}</HeadingText>
                  </h2>
                  <p className="max-w-prose text-lg">
                    {slide.description} {slide.secondDescription}
                  </p>
                </Static>
                <ContactButton contact={routesFor(content.locale).contact} about={slide.title}>
                  {labels.contactUs}
                </ContactButton>
              </div>
            )}
            <Static className="contents">
              <HeroArt content={content} slide={slide} />
            </Static>
          </div>
        ))}
      </Carousel>
    </div>
  )
}
