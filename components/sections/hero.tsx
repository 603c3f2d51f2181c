import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { OnCloth } from '@/components/layout/on-cloth'
import { ButtonLink } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel/carousel'
import { noBreakWords } from '@/components/ui/no-break-words'
import { Weave } from '@/components/ui/weave'
import { findScreen, type Labels, type Product, type SiteContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/locales'
import { subjectAbout } from '@/lib/enquiry/page-subjects'
import { routesFor } from '@/lib/routes'

import { PRODUCT_FINDER_ID } from './product-finder'
import { MockScreen } from './mock-screen/mock-screen'

/** Maximum number of pattern strips: each of 7 strips is wide enough for a motif (hero.css). */
const MAX_STRIPS = 7

interface HeroProps {
  locale: Locale
  home: Pick<SiteContent['home'], 'claims' | 'heading' | 'alsoFor' | 'slides'>
  /** Title of the product finder, the text of the link to that section. */
  finderTitle: string
  /** All products, for the pattern strips and for the names on the image slide. */
  products: readonly Pick<Product, 'slug' | 'cardName' | 'pageName'>[]
  labels: Pick<Labels, 'highlights' | 'carousel' | 'contactUs' | 'demo' | 'enquiryAbout'>
}

/** Top of the home page: heading, button and link, beside a carousel on the products' pattern strips. */
export function Hero({ locale, home, finderTitle, products, labels }: HeroProps) {
  // The product of a slide has the last strip, since the slides cover the other strips.
  const slideProduct = home.slides.find(({ product }) => product)?.product
  const strips = products
    .map(({ slug }) => slug)
    .toSorted((one, other) => Number(one === slideProduct) - Number(other === slideProduct))
    .slice(-MAX_STRIPS)
  const subjectOf = (product?: string) => {
    const pageName = products.find(({ slug }) => slug === product)?.pageName
    return pageName ? subjectAbout(labels, pageName) : labels.demo
  }
  return (
    <OnCloth
      className="hero bg-ink text-paper print:bg-paper print:text-ink"
      cloth={strips.map((name) => (
        <Weave key={name} name={name} cell={5} eager />
      ))}
      card={
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
              productNames={products.map(({ cardName }) => cardName)}
              contactUs={labels.contactUs}
              subject={subjectOf(slide.product)}
            />
          ))}
        </Carousel>
      }
    >
      <p className="text-xs font-semibold text-marigold md:text-sm print:text-ink">{home.claims}</p>
      <h1 className="mt-2.5 mb-4 text-[min(7.8vw,2.5rem)] lg:text-[2.5rem] xl:text-[3.25rem]">
        {noBreakWords(home.heading)}
      </h1>
      <p className="mb-4 max-w-[32em] text-[1.0625rem] text-rule md:mb-6 md:text-lg print:text-ink">{home.alsoFor}</p>
      <div className="flex flex-wrap gap-2 max-sm:text-sm max-sm:*:grow [&_:is(a,button)]:min-h-12 max-sm:[&_:is(a,button)]:px-2.5 lg:[&_:is(a,button)]:min-h-13 max-sm:[&_button]:w-full">
        <ContactButton contactPath={routesFor(locale).contact} subject={labels.demo}>
          {labels.demo}
        </ContactButton>
        <ButtonLink href={`#${PRODUCT_FINDER_ID}`} variant="ink">
          {finderTitle}
        </ButtonLink>
      </div>
    </OnCloth>
  )
}

interface HeroSlideProps {
  locale: Locale
  slide: SiteContent['home']['slides'][number]
  productNames: readonly string[]
  contactUs: string
  /** Subject of an enquiry from this slide. */
  subject: string
}

/** A slide with title, mock screen, text and button; without title or screen, an image slide with all product names. */
const HeroSlide = ({ locale, slide, productNames, contactUs, subject }: HeroSlideProps) => {
  const { alt, description, eyebrow, product, screen, secondDescription, title } = slide
  if (!title || !screen)
    return (
      <div role="img" aria-label={`${alt}: ${productNames.join(', ')}`} className="grid place-items-center">
        <ul className="rounded-md bg-paper px-8 py-4 shadow-2xl print:hidden">
          {productNames.map((name) => (
            <li
              key={name}
              className="py-1.5 text-center font-heading text-h4 font-bold text-ink not-first:border-t not-first:border-rule"
            >
              {name}
            </li>
          ))}
        </ul>
      </div>
    )
  return (
    <div
      data-product={product}
      className="grid min-w-0 grid-rows-[auto_minmax(12.5rem,1fr)_auto] bg-paper text-ink md:grid-rows-[auto_minmax(24rem,1fr)_auto] print:block"
    >
      <div className="border-b border-rule bg-ledger px-3.5 py-2 md:px-5">
        <p className="text-xs text-ink-soft">{eyebrow}</p>
        <h2 className="text-h4 font-bold">{noBreakWords(title)}</h2>
      </div>
      {/* `alt` replaces the screen's own caption: screen readers would read both texts. */}
      <MockScreen screen={{ ...findScreen(locale, screen), caption: alt }} variant="hero" />
      {/* The button is aligned to the bottom, so that its position is the same on all slides. */}
      <div className="foot grid justify-items-start gap-2.5 border-t border-rule px-3.5 py-3 max-md:content-between md:min-h-28 md:grid-cols-[1fr_auto] md:items-end md:gap-5 md:px-5 print:min-h-0 print:border-0">
        <div className="self-center text-sm leading-snug">
          <p>{description}</p>
          <p>{secondDescription}</p>
        </div>
        <ContactButton contactPath={routesFor(locale).contact} subject={subject} about={title} variant="outline">
          {contactUs}
        </ContactButton>
      </div>
    </div>
  )
}
