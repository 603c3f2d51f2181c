import { ButtonLink } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { Unhydrated } from '@/components/ui/unhydrated'
import { findScreen, type Product } from '@/lib/content/gateway'
import type { Locale } from '@/lib/i18n/locales'

import { ScreenTotal } from './mock-screen/screen-total'
import { Weave } from './weave'

interface ProductCardProps {
  locale: Locale
  product: Product
  linkLabel: string
}

/** Card of a product: pattern, name, one line of text, a total from one of its screens, link to the product's page. */
export const ProductCard = ({ locale, product, linkLabel }: ProductCardProps) => {
  const { slug, path, cardName, cardText, gallery = [], screen } = product
  const screens = [...gallery.flatMap((slide) => slide.screen ?? []), screen]
  return (
    <Unhydrated
      as="article"
      name={`card-${slug}`}
      className="flex h-full flex-col overflow-hidden rounded-lg border border-rule bg-paper text-ink"
    >
      <div className="h-[66px]">
        <Weave name={slug} cell={3} />
      </div>
      <div className="flex grow flex-col items-start gap-3 p-6">
        <div>
          <h3>{cardName}</h3>
          <p className="mt-1 text-sm text-ink-soft">{cardText}</p>
        </div>
        <ScreenTotal screens={screens.map((name) => findScreen(locale, name))} />
        <ButtonLink href={path} variant="outlined" className="print:hidden">
          {linkLabel}
          <span className="sr-only">{`: ${cardName}`}</span>
          <Glyph name="arrow" />
        </ButtonLink>
      </div>
    </Unhydrated>
  )
}
