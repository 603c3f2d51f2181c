import { Carousel } from '@/components/ui/carousel/carousel'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { Labels, Product, SiteContent } from '@/lib/content/gateway'
import { LIST_LIMIT, type MenuLink } from '@/lib/content/menu'
import type { Locale } from '@/lib/locales'

import { ProductCard } from './product-card'
import { SeeAllLink } from './see-all-link'

interface ProductCarouselProps {
  locale: Locale
  head: SiteContent['home']['products']
  products: Product[]
  labels: Pick<Labels, 'carousel' | 'viewDetail'>
  /** The link to all of them, when there are more than the carousel shows. */
  seeAll?: MenuLink
}

/** A card for each of the first products. */
export const ProductCarousel = ({ locale, head, products, labels, seeAll }: ProductCarouselProps) => {
  return (
    <Section>
      <SectionHead {...head} />
      <Carousel
        locale={locale}
        name={head.title}
        labels={labels.carousel}
        show="cards"
        interval={3000}
        controls="bullets-and-arrows"
      >
        {products.slice(0, LIST_LIMIT).map((product, index) => (
          <ProductCard key={index} product={product} linkLabel={labels.viewDetail} />
        ))}
      </Carousel>
      {seeAll && <SeeAllLink link={seeAll} />}
    </Section>
  )
}
