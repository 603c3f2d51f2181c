import { StructuredData } from '@/components/layout/structured-data'
import { BuyingQuestions } from '@/components/sections/buying-questions'
import { Calculators } from '@/components/sections/calculators'
import { Comparison } from '@/components/sections/comparison'
import { ContactBand } from '@/components/sections/contact-band'
import { Editions } from '@/components/sections/editions'
import { Features } from '@/components/sections/features'
import { IntroGallery } from '@/components/sections/intro-gallery'
import { MoreScreens } from '@/components/sections/more-screens'
import { ProductHead } from '@/components/sections/product-head'
import { ProductTiles } from '@/components/sections/product-tiles'
import { findPage, getContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/locales'
import { interpolate } from '@/lib/interpolate'
import { neighbours } from '@/lib/content/neighbours'
import { routesFor } from '@/lib/routes'

/** A product: what it does, its screens, its comparison, its questions. */
export function ProductPage({ locale, slug }: { locale: Locale; slug: string }) {
  const { buying, calculators, labels, products } = getContent(locale)
  const product = findPage(products, slug)
  const { pageName, heading, editions, gallery, screens, calculators: kinds, weave, closing } = product
  const more = screens.slice(1)
  const compared = buying.comparison.products.map((slug) => findPage(products, slug))
  return (
    <>
      <StructuredData locale={locale} path={product.path} />
      <ProductHead locale={locale} product={product} labels={labels} />
      {gallery && <IntroGallery locale={locale} name={heading} gallery={gallery} labels={labels} />}
      <Features locale={locale} product={product} labels={labels} />
      {kinds && <Calculators locale={locale} kinds={kinds} calculators={calculators} labels={labels} />}
      {more.length > 0 && (
        <MoreScreens locale={locale} title={labels.screens} names={more} open={kinds?.length === 1 ? 0 : 1} />
      )}
      {editions && <Editions title={labels.editions} editions={editions} />}
      {compared.includes(product) && <Comparison comparison={buying.comparison} products={compared} />}
      <BuyingQuestions questions={buying.questions} />
      <ContactBand
        contact={routesFor(locale).contact}
        title={closing}
        button={interpolate(labels.askForDemo, { name: pageName })}
        subject={interpolate(labels.enquiryAbout, { name: pageName })}
        next={buying.next}
        ground={weave.threads[0]}
      />
      <ProductTiles title={labels.otherProducts} products={neighbours(products, product)} />
    </>
  )
}
