import { PageContactButton } from '@/components/islands/contact-dialog/page-contact-button'
import { ButtonLink } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel/carousel'
import { Glyph } from '@/components/ui/glyph'
import { noBreakWords } from '@/components/ui/no-break-words'
import { Unhydrated } from '@/components/ui/unhydrated'
import { inFinderOrder } from '@/lib/content/finder-order'
import { findScreen, type Labels, type Product, type SiteContent } from '@/lib/content/gateway'
import { HERO_LIMIT } from '@/lib/content/menu'
import { subjectAbout } from '@/lib/enquiry/page-subjects'
import type { Locale } from '@/lib/i18n/locales'
import { routesFor } from '@/lib/urls/routes'
import { sectionIds } from '@/lib/urls/section-ids'

import { MockScreen, SlideHead } from './mock-screen/mock-screen'
import { Weave } from './weave'

interface HeroProps {
  locale: Locale
  home: Pick<SiteContent['home'], 'claims' | 'heading' | 'alsoFor' | 'slides' | 'products'>
  buying: Pick<SiteContent['buying'], 'productFinder' | 'comparison'>
  products: Product[]
  labels: Pick<Labels, 'highlights' | 'carousel' | 'contactUs' | 'demo' | 'enquiryAbout'>
}

/** Top of the home page: heading and carousel, below them the cloth of each product over its name and its buyer. */
export function Hero({ locale, home, buying: { productFinder, comparison }, products, labels }: HeroProps) {
  const columns = inFinderOrder(products, comparison).slice(0, HERO_LIMIT)
  const subjectOf = ({ product }: Slide) => {
    const pageName = products.find(({ slug }) => slug === product)?.pageName
    return pageName ? subjectAbout(labels, pageName) : labels.demo
  }
  return (
    <div className="hero bg-ink text-paper print:bg-paper print:text-ink">
      <div className="hero-text">
        <p className="text-xs font-semibold text-marigold md:text-sm print:text-ink">{home.claims}</p>
        <h1 className="mt-3 mb-4">{noBreakWords(home.heading)}</h1>
        <p className="mb-5 max-w-[32em] text-[1.0625rem] text-rule md:text-lg print:text-ink">{home.alsoFor}</p>
        <div className="flex flex-wrap gap-2 max-sm:text-sm">
          <PageContactButton contactPath={routesFor(locale).contact} subject={labels.demo}>
            {labels.demo}
          </PageContactButton>
          <ButtonLink href={`${columns[0]?.path}#${sectionIds.comparison}`} variant="ink">
            {comparison.linkLabel}
          </ButtonLink>
        </div>
      </div>
      <div className="hero-card">
        <Carousel
          locale={locale}
          name={labels.highlights}
          labels={labels.carousel}
          show="single"
          interval={4000}
          variant="hero"
        >
          {home.slides.map((slide, index) => (
            <HeroSlide
              key={index}
              locale={locale}
              slide={slide}
              products={columns}
              overview={home.products}
              contactUs={labels.contactUs}
              subject={subjectOf(slide)}
            />
          ))}
        </Carousel>
      </div>
      <Unhydrated name="cloths" aria-hidden="true" className="hero-cloths">
        {columns.map(({ slug, pageName }) => (
          <div key={slug}>
            <div className="hero-cloth">
              <Weave name={slug} cell={8} below={{ md: 3, xl: 4 }} inShortWindows={{ '45rem': 3, '50rem': 4 }} eager />
            </div>
            <p className="py-2 pl-5 font-heading text-sm font-bold max-md:hidden lg:hidden">{pageName}</p>
          </div>
        ))}
      </Unhydrated>
      <Unhydrated as="section" name="finder" className="hero-finder bg-paper text-ink double-rule-top">
        <h2 className="mt-6 mb-3 lg:sr-only">{productFinder.title}</h2>
        <ul>
          {columns.map(({ slug, path, pageName, need }) => (
            <li key={slug} data-slides={slideNumbers(home.slides, slug)}>
              <a href={path} className="leading-snug">
                <span className="row-span-2 block size-[min(3.5rem,56px)] overflow-hidden lg:hidden">
                  <Weave name={slug} cell={3} />
                </span>
                <span className="hero-buyer">{noBreakWords(need)}</span>
                <span className="hero-name flex items-center gap-x-2 font-heading font-semibold">
                  {pageName}
                  <Glyph name="arrow" className="size-4 lg:hidden" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Unhydrated>
    </div>
  )
}

type Slide = SiteContent['home']['slides'][number]

/** Numbers from 1 of the slides about a product or all, separated by spaces: hero.css marks its column during these. */
const slideNumbers = (slides: readonly Slide[], slug: string) =>
  slides.flatMap(({ product, title }, index) => (product === slug || !title ? index + 1 : [])).join(' ')

interface HeroSlideProps {
  locale: Locale
  slide: Slide
  products: readonly Product[]
  /** Heading of the products, for the slide that shows them all. */
  overview: SiteContent['home']['products']
  contactUs: string
  /** Subject of an enquiry from this slide. */
  subject: string
}

/** A slide with title, mock screen, text and button; without title or screen, an image slide with all products. */
const HeroSlide = ({ locale, slide, products, overview, contactUs, subject }: HeroSlideProps) => {
  const { alt, description, eyebrow, secondDescription, title } = slide
  if (!title || !slide.screen)
    return (
      <div
        role="img"
        aria-label={`${alt}: ${products.map(({ pageName }) => pageName).join(', ')}`}
        className="grid grid-rows-[auto_1fr] bg-paper text-ink print:hidden"
      >
        <SlideHead eyebrow={overview.tagline} title={overview.title} />
        <ul className="grid">
          {products.map(({ slug, pageName, audience }) => (
            <li key={slug} className="flex items-center gap-4 border-b border-rule px-3.5 md:px-5">
              <span className="size-8 shrink-0 overflow-hidden">
                <Weave name={slug} cell={2} />
              </span>
              <p className="min-w-0 grow items-center leading-snug md:grid md:grid-cols-[2fr_3fr]">
                <span className="font-heading font-bold">{pageName}</span>
                <span className="text-xs text-ink-soft max-md:hidden">{noBreakWords(audience)}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    )
  const screen = findScreen(locale, slide.screen)
  return (
    <div className="grid min-w-0 grid-rows-[auto_1fr_auto] bg-paper text-ink print:block">
      <SlideHead as="h2" eyebrow={`${eyebrow} · ${screen.sampleLabel}`} title={title} />
      {/* `alt` replaces the screen's own caption: screen readers would read both texts. */}
      <MockScreen screen={{ ...screen, caption: alt }} variant="hero" />
      {/* The button is aligned to the bottom, so that its position is the same on all slides. */}
      <div className="hero-foot flex flex-wrap items-end gap-x-5 gap-y-2 border-t border-rule px-3.5 md:px-5 print:border-0">
        <p className="w-36 grow self-center text-xs leading-snug">
          {description} <span className="hero-more max-md:hidden">{secondDescription}</span>
        </p>
        <PageContactButton contactPath={routesFor(locale).contact} subject={subject} about={title} variant="outlined">
          {contactUs}
        </PageContactButton>
      </div>
    </div>
  )
}
