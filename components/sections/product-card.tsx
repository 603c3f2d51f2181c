import { ButtonLink } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { Unhydrated } from '@/components/ui/unhydrated'
import type { Product } from '@/lib/content/gateway'

import { Weave } from './weave'

interface ProductCardProps {
  product: Product
  linkLabel: string
}

/** Card of a product: pattern, name, one line of text, link to the product's page. */
export const ProductCard = ({ product: { slug, path, cardName, cardText }, linkLabel }: ProductCardProps) => (
  <Unhydrated
    as="article"
    name={`card-${slug}`}
    className="flex h-full flex-col overflow-hidden rounded-lg border border-rule bg-paper text-ink"
  >
    <div className="h-28">
      <Weave name={slug} cell={5} />
    </div>
    <div className="flex grow flex-col items-start gap-3 p-6">
      <div>
        <h3>{cardName}</h3>
        <p className="mt-1 text-sm text-ink-soft">{cardText}</p>
      </div>
      <ButtonLink href={path} variant="outlined" className="mt-auto print:hidden">
        {linkLabel}
        <span className="sr-only">{`: ${cardName}`}</span>
        <Glyph name="arrow" />
      </ButtonLink>
    </div>
  </Unhydrated>
)
