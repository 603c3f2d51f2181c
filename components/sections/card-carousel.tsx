import type { ReactNode } from 'react'

import { ButtonLink } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel/carousel'
import { Glyph } from '@/components/ui/glyph'
import { Section } from '@/components/ui/section'
import type { Labels } from '@/lib/content/gateway'
import { LIST_LIMIT, type MenuLink } from '@/lib/content/menu'
import type { Locale } from '@/lib/i18n/locales'

interface CardCarouselProps {
  locale: Locale
  head: { title: string; tagline: string }
  labels: Pick<Labels, 'carousel'>
  /** Shows the cards as ruled columns on a green background, without arrow buttons. */
  ruled?: boolean
  /** Link to the full list, if the group has more pages than the carousel shows. */
  seeAll?: MenuLink
  children: ReactNode[]
}

/** A section with a carousel of cards: one per page of a group, at most `LIST_LIMIT`. */
export const CardCarousel = ({ locale, head, labels, ruled = false, seeAll, children }: CardCarouselProps) => (
  <Section background={ruled ? 'ledger' : 'ink'} {...head}>
    <Carousel
      locale={locale}
      name={head.title}
      labels={labels.carousel}
      show="cards"
      interval={3000}
      hasArrows={!ruled}
      variant={ruled ? 'ruled' : 'ink'}
    >
      {children.slice(0, LIST_LIMIT)}
    </Carousel>
    {seeAll && (
      <ButtonLink href={seeAll.href} variant={ruled ? 'text' : 'ink'} className="mt-6">
        {seeAll.label}
        <Glyph name="arrow" />
      </ButtonLink>
    )}
  </Section>
)
