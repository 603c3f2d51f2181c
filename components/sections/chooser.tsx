import { Glyph } from '@/components/ui/glyph'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import { Weave } from '@/components/ui/weave'
import { findPage, type Product, type SiteContent } from '@/lib/content/gateway'

import { COMPARISON_ID } from './comparison'

interface ChooserProps {
  buying: Pick<SiteContent['buying'], 'chooser' | 'comparison'>
  products: Product[]
}

/** One row for each product in a buyer's own words, its cloth beside it. */
export function Chooser({ buying: { chooser, comparison }, products }: ChooserProps) {
  const [first = ''] = comparison.products
  return (
    <Section>
      <SectionHead title={chooser.title} tagline={chooser.tagline} />
      <ul className="double-rule-top grid lg:grid-cols-2 lg:gap-x-12 print:break-inside-avoid print:grid-cols-2 print:gap-x-6">
        {products.map(({ slug, path, pageName, need }) => (
          <li key={slug} className="border-b border-rule">
            <a href={path} className="group flex items-center gap-4 py-2.5">
              <span className="block h-14 w-20 shrink-0 overflow-hidden">
                <Weave name={slug} cell={5} />
              </span>
              <span className="min-w-0 grow leading-snug">
                {need}
                <span className="flex items-center gap-2 font-heading font-semibold group-hover:text-sindoor">
                  {pageName}
                  <Glyph name="arrow" className="size-4" />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <a
          href={`${findPage(products, first).path}#${COMPARISON_ID}`}
          className="inline-block py-2 font-semibold text-sindoor underline"
        >
          {comparison.linkLabel}
        </a>
      </p>
    </Section>
  )
}
