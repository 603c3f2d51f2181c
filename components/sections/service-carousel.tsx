import { Carousel } from '@/components/ui/carousel/carousel'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { Labels, Service, SiteContent } from '@/lib/content/gateway'
import { LIST_LIMIT, type MenuLink } from '@/lib/content/menu'
import type { Locale } from '@/lib/locales'

import { SeeAllLink } from './see-all-link'
import { ServiceCard } from './service-card'

interface ServiceCarouselProps {
  locale: Locale
  head: SiteContent['home']['services']
  services: Service[]
  labels: Pick<Labels, 'carousel' | 'viewMore'>
  /** The link to all of them, when there are more than the carousel shows. */
  seeAll?: MenuLink
}

/** The first services as ledger columns under a double rule. */
export const ServiceCarousel = ({ locale, head, services, labels, seeAll }: ServiceCarouselProps) => {
  return (
    <Section background="ledger">
      <SectionHead {...head} />
      <Carousel
        locale={locale}
        name={head.title}
        labels={labels.carousel}
        show="cards"
        interval={3000}
        controls="bullets"
        variant="ruled"
      >
        {services.slice(0, LIST_LIMIT).map((service, index) => (
          <ServiceCard key={index} service={service} linkLabel={labels.viewMore} />
        ))}
      </Carousel>
      {seeAll && <SeeAllLink link={seeAll} />}
    </Section>
  )
}
