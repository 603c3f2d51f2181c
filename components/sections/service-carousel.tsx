import { Carousel } from '@/components/ui/carousel/carousel'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { Labels, Service, SiteContent } from '@/lib/content/gateway'
import { LIST_LIMIT, type MenuLink } from '@/lib/content/menu'

import { SeeAllLink } from './see-all-link'
import { ServiceCard } from './service-card'

interface ServiceCarouselProps {
  head: SiteContent['home']['services']
  services: Service[]
  labels: Pick<Labels, 'carousel' | 'viewMore'>
  /** The link to all of them, when there are more than the carousel shows. */
  seeAll?: MenuLink
}

/** The first services as ledger columns under a double rule. */
export const ServiceCarousel = ({ head, services, labels, seeAll }: ServiceCarouselProps) => {
  return (
    <Section tone="ledger">
      <SectionHead {...head} />
      <Carousel name={head.title} labels={labels.carousel} show="cards" interval={3000} controls="bullets" look="ruled">
        {services.slice(0, LIST_LIMIT).map((service) => (
          <ServiceCard key={service.slug} service={service} linkLabel={labels.viewMore} />
        ))}
      </Carousel>
      {seeAll && <SeeAllLink link={seeAll} />}
    </Section>
  )
}
