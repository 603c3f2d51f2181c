import { Carousel } from '@/components/ui/carousel/carousel'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { Labels, SiteContent } from '@/lib/content/gateway'

interface TestimonialsProps {
  testimonials: SiteContent['home']['testimonials']
  labels: Pick<Labels, 'testimonials' | 'carousel'>
}

/** What clients say, one at a time; a sample says that it is one. */
export function Testimonials({ testimonials, labels }: TestimonialsProps) {
  const { title, tagline, sampleNote, items } = testimonials
  if (items.length === 0) return null
  const quotes = items.map(({ testimonialsID, message, coopName, pending }) => (
    <figure key={testimonialsID} className="h-full border-l-2 border-margin py-2 pr-2 pl-6">
      <blockquote className="max-w-3xl font-heading text-h3 font-medium">
        <p>{message}</p>
      </blockquote>
      <figcaption className="mt-4 text-ink-soft">
        {coopName}
        {pending && <p className="mt-6 text-sm">{sampleNote}</p>}
      </figcaption>
    </figure>
  ))
  return (
    <Section tone="ledger" className="lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-16">
      <SectionHead title={title} tagline={tagline} />
      <div className="min-w-0">
        {quotes.length === 1 ? (
          quotes
        ) : (
          <Carousel
            name={labels.testimonials}
            labels={labels.carousel}
            show="single"
            interval={5000}
            controls="bullets"
          >
            {quotes}
          </Carousel>
        )}
      </div>
    </Section>
  )
}
