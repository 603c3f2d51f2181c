import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { ButtonLink } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel/carousel'
import { HeadingText } from '@/components/ui/heading-text'
import type { Labels, SiteContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/locales'
import { routesFor } from '@/lib/routes'

import { CHOOSER_ID } from './chooser'
import { HeroSlide } from './hero-slide'

interface HeroProps {
  locale: Locale
  home: Pick<SiteContent['home'], 'claims' | 'heading' | 'slides'>
  /** Words of the link to the chooser. */
  choose: string
  /** Names of the products' patterns. */
  patterns: readonly string[]
  labels: Pick<Labels, 'highlights' | 'carousel' | 'contactUs' | 'demo'>
}

/** What the company sells and to whom, which never moves; beside it the slides, all of one height. */
export function Hero({ locale, home, choose, patterns, labels }: HeroProps) {
  return (
    <div className="hero bg-ink text-paper print:bg-paper print:text-ink">
      <div className="container-page grid gap-x-14 gap-y-8 py-8 lg:grid-cols-[1fr_1.1fr] lg:py-12">
        <div className="lg:pt-20">
          <p className="text-sm font-semibold text-marigold print:text-ink">{home.claims}</p>
          <h1 className="mt-3 mb-6 lg:text-[2.75rem] xl:text-[3.5rem]">
            <HeadingText>{home.heading}</HeadingText>
          </h1>
          <div className="flex flex-wrap gap-2 max-sm:text-sm">
            <ContactButton contact={routesFor(locale).contact}>{labels.demo}</ContactButton>
            <ButtonLink href={`#${CHOOSER_ID}`} variant="ink">
              {choose}
            </ButtonLink>
          </div>
        </div>
        <div>
          <Carousel
            locale={locale}
            name={labels.highlights}
            labels={labels.carousel}
            show="single"
            effect="fade"
            interval={4000}
            controls="bullets"
            background="ink"
            variant="hero"
          >
            {home.slides.map((slide, index) => (
              <HeroSlide key={index} locale={locale} slide={slide} patterns={patterns} contactUs={labels.contactUs} />
            ))}
          </Carousel>
        </div>
      </div>
    </div>
  )
}
