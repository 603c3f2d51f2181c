import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import { Weave } from '@/components/ui/weave'
import type { Product } from '@/lib/content/gateway'

/** Other products as small woven tiles. */
export const ProductTiles = ({ title, products }: { title: string; products: Product[] }) => (
  <Section screenOnly>
    <SectionHead title={title} />
    <ul className="grid grid-cols-3 gap-3 md:gap-4 xl:grid-cols-6">
      {products.map(({ slug, path, pageName }) => (
        <li key={slug}>
          <a href={path} className="group block overflow-hidden rounded-md border border-rule">
            <span className="block h-16 md:h-28">
              <Weave name={slug} cell={5} />
            </span>
            <span className="block px-2 py-2 font-heading font-semibold wrap-anywhere group-hover:text-sindoor md:px-3 md:py-2.5">
              {pageName}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </Section>
)
