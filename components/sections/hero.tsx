import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { ButtonLink } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel/carousel'
import { HeadingText } from '@/components/ui/heading-text'
import { Weave } from '@/components/ui/weave'
import { findScreen, type Labels, type SiteContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/locales'
import { routesFor } from '@/lib/routes'

import { CHOOSER_ID } from './chooser'
import { Screen } from './screen/screen'

/** As many patterns as the grid below has rows, or columns. */
const PATTERNS = 7

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
      {/* A column of its own width: one that follows its slides lays all drawings out again for each of the widths tried. */}
      <div className="container-page grid grid-cols-1 gap-x-14 gap-y-8 py-8 lg:grid-cols-[1fr_1.1fr] lg:py-12">
        <div className="lg:pt-20">
          <p className="text-sm font-semibold text-marigold print:text-ink">{home.claims}</p>
          <h1 className="mt-3 mb-6 lg:text-[2.75rem] xl:text-[3.5rem]">
            <HeadingText>{home.heading}</HeadingText>
          </h1>
          <div className="flex flex-wrap gap-2 max-sm:text-sm max-sm:*:grow max-sm:[&_:is(a,button)]:px-3 max-sm:[&_button]:w-full">
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

/** A slide of the hero. */
interface HeroArtProps {
  locale: Locale
  slide: SiteContent['home']['slides'][number]
  /** Names of the products' patterns. */
  patterns: readonly string[]
}

/** A drawing between its title and its words; a slide without words is a drawing only. */
const HeroSlide = ({ contactUs, ...art }: HeroArtProps & { contactUs: string }) => {
  const { title, eyebrow, description, secondDescription } = art.slide
  if (!title) return <HeroArt {...art} />
  return (
    <div className="grid h-full grid-rows-[auto_auto_1fr] content-start gap-4">
      <div>
        <p className="text-sm">{eyebrow}</p>
        <h2 className="text-h3">
          <HeadingText>{title}</HeadingText>
        </h2>
      </div>
      <HeroArt {...art} />
      <div className="grid justify-items-start gap-4">
        <p className="max-w-prose">{[description, secondDescription].filter(Boolean).join(' ')}</p>
        <ContactButton contact={routesFor(art.locale).contact} about={title} variant="ink">
          {contactUs}
        </ContactButton>
      </div>
    </div>
  )
}

/** The drawing of one slide; a slide without a screen shows the patterns of the first products side by side. */
const HeroArt = ({ locale, slide: { alt, screen }, patterns }: HeroArtProps) =>
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
