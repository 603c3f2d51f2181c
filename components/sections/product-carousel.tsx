import { Carousel } from '@/components/ui/carousel/carousel'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { SiteContent } from '@/lib/content/gateway'
import { LIST_LIMIT } from '@/lib/content/menu'

import { ProductCard } from './product-card'
import { SeeAllLink } from './see-all-link'

/** A card for each of the first products. */
export const ProductCarousel = ({ content }: { content: SiteContent }) => {
  const { home, labels, products } = content
  return (
    <Section>
      <SectionHead {...home.products} />
      <Carousel
        name={home.products.title}
        labels={labels.carousel}
        show="cards"
        interval={3000}
        controls="bullets-and-arrows"
      >
        {products.slice(0, LIST_LIMIT).map((product, index) => (
          <ProductCard key={index} product={product} linkLabel={labels.viewDetail} />
        ))}
      </Carousel>
      <SeeAllLink content={content} group="products" />
    </Section>
  )
}
