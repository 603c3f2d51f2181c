import { Carousel } from '@/components/ui/carousel/carousel'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { SiteContent } from '@/lib/content/gateway'
import { LIST_LIMIT } from '@/lib/content/menu'

import { SeeAllLink } from './see-all-link'
import { ServiceCard } from './service-card'

/** The first services as ledger columns under a double rule. */
export const ServiceCarousel = ({ content }: { content: SiteContent }) => {
  const { home, labels, services } = content
  return (
    <Section tone="ledger">
      <SectionHead {...home.services} />
      <Carousel
        name={home.services.title}
        labels={labels.carousel}
        show="cards"
        interval={3000}
        controls="bullets"
        look="ruled"
      >
        {services.slice(0, LIST_LIMIT).map((service, index) => (
          <ServiceCard key={index} service={service} linkLabel={labels.viewMore} />
        ))}
      </Carousel>
      <SeeAllLink content={content} group="services" />
    </Section>
  )
}
