import { ButtonLink } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel/carousel'
import { Glyph } from '@/components/ui/glyph'
import { HeadingText } from '@/components/ui/heading-text'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import { Static } from '@/components/ui/static'
import { WovenIcon } from '@/components/ui/woven-icon'
import type { SiteContent } from '@/lib/content/gateway'
import { LIST_LIMIT } from '@/lib/content/menu'
import { iconFor } from '@/lib/weave/woven-icons'

import { SeeAllLink } from './see-all-link'

/** The first services as ledger columns under a double rule. */
export const ServiceCarousel = ({ content }: { content: SiteContent }) => {
  const { home, labels, services } = content
  return (
    <Section islands tone="ledger">
      <SectionHead {...home.services} />
      <Carousel
        name={home.services.title}
        labels={labels.carousel}
        show="cards"
        interval={3000}
        controls="bullets"
        look="ruled"
      >
        {services.slice(0, LIST_LIMIT).map(({ slug, path, cardName, cardText }) => (
          <Static
            key={slug}
            as="article"
            className="flex h-full flex-col items-start border-l border-margin px-6 pt-7 pb-4"
          >
            <WovenIcon name={iconFor(slug)} size={78} />
            <h3 className="mt-4 text-h4">
              <HeadingText>{cardName}</HeadingText>
            </h3>
            <p className="mt-2 text-sm text-ink-soft">{cardText}</p>
            <ButtonLink href={path} look="text" className="mt-auto">
              {labels.viewMore}
              <span className="sr-only">: {cardName}</span>
              <Glyph name="arrow" />
            </ButtonLink>
          </Static>
        ))}
      </Carousel>
      <SeeAllLink content={content} group="services" />
    </Section>
  )
}
