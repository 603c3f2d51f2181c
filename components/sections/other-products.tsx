import { Section } from '@/components/ui/section'
import type { Product } from '@/lib/content/gateway'

import { Weave } from './weave'

/** Links to other products: small tiles, each with pattern and name of its product. */
export const OtherProducts = ({ title, products }: { title: string; products: Product[] }) => (
  <Section unhydrated="others" screenOnly title={title}>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2 md:grid-cols-3 md:gap-4 xl:grid-cols-6">
      {products.map(({ slug, path, pageName }) => (
        <li key={slug}>
          <a href={path} className="group flex items-stretch overflow-hidden rounded-md border border-rule md:block">
            <span className="relative w-11 shrink-0 md:block md:h-28 md:w-auto">
              <span className="absolute inset-0">
                <Weave name={slug} cell={5} below={{ md: 2 }} />
              </span>
            </span>
            <span className="px-2 py-2.5 font-heading text-sm font-semibold wrap-anywhere group-hover:text-sindoor md:block md:px-3 md:text-base">
              {pageName}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </Section>
)
