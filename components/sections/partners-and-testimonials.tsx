import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { Carousel, type CarouselProps } from '@/components/ui/carousel/carousel'
import { noBreakWords } from '@/components/ui/no-break-words'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { Labels, SiteContent } from '@/lib/content/gateway'
import { findPicture } from '@/lib/content/pictures'
import type { Locale } from '@/lib/i18n/locales'

type Home = SiteContent['home']

interface TitledCarouselProps extends CarouselProps {
  list: Home['partners' | 'testimonials']
  children: ReactNode[]
}

/**
 * Title beside `children`, in a carousel if there are several; nothing without children. A note marks sample items. If all
 * items are samples, the note is all: a carousel of samples would promise what the company does not have yet.
 */
function TitledCarousel({ list: { title, tagline, sampleNote, items }, children, ...carousel }: TitledCarouselProps) {
  if (children.length === 0) return null
  const areSamples = items.every(({ pending }) => pending)
  const note = items.some(({ pending }) => pending) && <p className="text-xs text-ink-soft">{sampleNote}</p>
  if (areSamples)
    return (
      <div className="border-t border-rule pt-3">
        <h2 className="text-h4">{noBreakWords(title)}</h2>
        {note}
      </div>
    )
  return (
    <div className="lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-16">
      <div className="mb-4">
        <h2 className="text-h3">{noBreakWords(title)}</h2>
        <p className="text-sm text-ink-soft">{tagline}</p>
      </div>
      <div className="grid gap-3">
        {children.length === 1 ? children : <Carousel {...carousel}>{children}</Carousel>}
        {note}
      </div>
    </div>
  )
}

interface PartnersAndTestimonialsProps {
  locale: Locale
  partners: Home['partners']
  testimonials: Home['testimonials']
  labels: Pick<Labels, 'testimonials' | 'carousel'>
}

/** Partner logos, and client quotes one at a time; nothing without partners and testimonials. */
export function PartnersAndTestimonials({ locale, partners, testimonials, labels }: PartnersAndTestimonialsProps) {
  if (partners.items.length + testimonials.items.length === 0) return null
  const quotes = testimonials.items.map(({ message, coopName }, index) => (
    <figure key={index} className="h-full border-l border-margin py-1 pr-2 pl-4">
      <blockquote className="max-w-3xl">
        <p>{message}</p>
      </blockquote>
      <figcaption className="mt-2 text-sm text-ink-soft">{coopName}</figcaption>
    </figure>
  ))
  const logos = partners.items.map(({ partnerName, photo }, index) => (
    <div key={index} className="grid min-h-11 items-center border-l border-margin px-6 py-2">
      {photo ? (
        <Picture
          files={findPicture(photo.file)}
          alt={photo.alt}
          sizes="240px"
          className="max-h-16 max-w-full object-contain object-left"
        />
      ) : (
        <p className="text-sm">{partnerName}</p>
      )}
    </div>
  ))
  const sharedProps = { locale, labels: labels.carousel }
  const areAllSamples = [...partners.items, ...testimonials.items].every(({ pending }) => pending)
  return (
    <Section
      background="ledger"
      screenOnly={areAllSamples}
      className={clsx('-mt-2 grid gap-x-16 gap-y-6 md:-mt-5', areAllSamples ? 'md:grid-cols-2' : 'md:gap-y-10')}
    >
      <TitledCarousel {...sharedProps} list={partners} name={partners.title} show="cards" interval={3000}>
        {logos}
      </TitledCarousel>
      <TitledCarousel {...sharedProps} list={testimonials} name={labels.testimonials} show="single" interval={5000}>
        {quotes}
      </TitledCarousel>
    </Section>
  )
}
