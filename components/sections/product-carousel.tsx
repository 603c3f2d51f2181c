import { ButtonLink } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel/carousel'
import { Glyph } from '@/components/ui/glyph'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import { Static } from '@/components/ui/static'
import { Weave } from '@/components/ui/weave'
import type { SiteContent } from '@/lib/content/gateway'
import { LIST_LIMIT } from '@/lib/content/menu'

import { SeeAllLink } from './see-all-link'

/** A card for each of the first products: its cloth, its name, one line and the link to its page. */
export const ProductCarousel = ({ content }: { content: SiteContent }) => {
  const { home, labels, products } = content
  return (
    <Section islands>
      <SectionHead {...home.products} />
      <Carousel
        name={home.products.title}
        labels={labels.carousel}
        show="cards"
        interval={3000}
        controls="bullets-and-arrows"
      >
        {products.slice(0, LIST_LIMIT).map(({ slug, path, cardName, cardText }) => (
          <Static
            key={slug}
            as="article"
            className="flex h-full flex-col overflow-hidden rounded-lg border border-rule bg-paper"
          >
            <div className="h-48">
              <Weave name={slug} cell={6} />
            </div>
            <div className="flex grow flex-col items-start gap-3 p-6">
              <div>
                <h3>{cardName}</h3>
                <p className="mt-1 text-sm text-ink-soft">{cardText}</p>
              </div>
              <ButtonLink href={path} look="outline" className="mt-auto">
                {labels.viewDetail}
                <span className="sr-only">: {cardName}</span>
                <Glyph name="arrow" />
              </ButtonLink>
            </div>
          </Static>
        ))}
      </Carousel>
      <SeeAllLink content={content} group="products" />
    </Section>
  )
}
