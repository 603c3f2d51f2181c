import { Carousel } from '@/components/ui/carousel/carousel'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { Labels, Product, SiteContent } from '@/lib/content/gateway'
import { LIST_LIMIT, type MenuLink } from '@/lib/content/menu'

import { ProductCard } from './product-card'
import { SeeAllLink } from './see-all-link'

interface ProductCarouselProps {
  head: SiteContent['home']['products']
  products: Product[]
  labels: Pick<Labels, 'carousel' | 'viewDetail'>
  /** The link to all of them, when there are more than the carousel shows. */
  seeAll?: MenuLink
}

/** A card for each of the first products. */
export const ProductCarousel = ({ head, products, labels, seeAll }: ProductCarouselProps) => {
  return (
    <Section>
      <SectionHead {...head} />
      <Carousel name={head.title} labels={labels.carousel} show="cards" interval={3000} controls="bullets-and-arrows">
        {products.slice(0, LIST_LIMIT).map((product) => (
          <ProductCard key={product.slug} product={product} linkLabel={labels.viewDetail} />
        ))}
      </Carousel>
      {seeAll && <SeeAllLink link={seeAll} />}
    </Section>
  )
}
