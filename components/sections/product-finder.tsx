import { Glyph } from '@/components/ui/glyph'
import { noBreakWords } from '@/components/ui/no-break-words'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import { inFinderOrder } from '@/lib/content/finder-order'
import type { Product, SiteContent } from '@/lib/content/gateway'
import { sectionIds } from '@/lib/urls/section-ids'

import { Weave } from './weave'

const columnClasses = 'grid-cols-[auto_1fr] items-center gap-x-4 md:grid-cols-[5rem_11fr_5fr_8fr]'

interface ProductFinderProps {
  buying: Pick<SiteContent['buying'], 'productFinder' | 'comparison'>
  products: Product[]
  id: string
  title: string
}

/** A row per product: need of a buyer, name and platforms of the product. */
export function ProductFinder({ buying: { productFinder, comparison }, products, id, title }: ProductFinderProps) {
  const rows = inFinderOrder(products, comparison)
  return (
    <Section id={id} unhydrated="finder" title={title} tagline={productFinder.tagline}>
      <div className="double-rule-top print:break-inside-avoid">
        <p className={`hidden bg-ledger py-2 text-sm font-semibold md:grid ${columnClasses}`}>
          <span className="col-start-2">{productFinder.needHeading}</span>
          <span>{productFinder.productHeading}</span>
          <span>{productFinder.platformsHeading}</span>
        </p>
        <ul>
          {rows.map(({ slug, path, pageName, need, platforms }, index) => (
            <li key={index} className="border-b border-rule">
              <a href={path} className={`group grid py-2 leading-snug hover:bg-ledger ${columnClasses}`}>
                <span className="row-span-3 block size-[min(3.5rem,56px)] self-start overflow-hidden md:row-span-1 md:w-20 print:h-9">
                  <Weave name={slug} cell={3} />
                </span>
                <span>{noBreakWords(need)}</span>
                <span className="flex flex-wrap items-center gap-x-2 font-heading font-semibold group-hover:text-sindoor">
                  {pageName}
                  <Glyph name="arrow" className="size-4" />
                </span>
                <span className="text-sm text-ink-soft">{platforms ?? productFinder.unknownPlatforms}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-4 print:hidden">
        <TextLink href={`${rows[0]?.path}#${sectionIds.comparison}`} className="inline-block py-2 font-semibold">
          {comparison.linkLabel}
        </TextLink>
      </p>
    </Section>
  )
}
