import { StructuredData } from '@/components/layout/structured-data'
import { BuyingQuestions } from '@/components/sections/buying-questions'
import { Comparison } from '@/components/sections/comparison'
import { ContactBand } from '@/components/sections/contact-band'
import { Editions } from '@/components/sections/editions'
import { Features } from '@/components/sections/features'
import { IntroGallery } from '@/components/sections/intro-gallery'
import { MoreScreens } from '@/components/sections/more-screens'
import { ProductHead } from '@/components/sections/product-head'
import { ProductTiles } from '@/components/sections/product-tiles'
import { Workings } from '@/components/sections/workings'
import { findPage, getContent } from '@/lib/content/gateway'
import { interpolate } from '@/lib/interpolate'
import { neighbours } from '@/lib/content/neighbours'
import { pageMetadata } from '@/lib/seo/page-metadata'

const content = getContent('en')
const { buying, labels, products } = content

/** A product with more features than this fills the two pages of its printed brochure. */
const BROCHURE_FEATURES = 13

export const dynamicParams = false
export const generateStaticParams = () => products.map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: PageProps<'/products/[slug]'>) {
  const { pageName, description, path } = findPage(products, (await params).slug)
  return pageMetadata('en', { title: pageName, description, path })
}

export default async function ProductPage({ params }: PageProps<'/products/[slug]'>) {
  const product = findPage(products, (await params).slug)
  const { pageName, heading, editions, gallery, screens, workings, weave, closing, features } = product
  const more = screens.slice(1)
  const longBrochure = features.length > BROCHURE_FEATURES
  return (
    <>
      <StructuredData path={product.path} />
      <ProductHead content={content} product={product} />
      {gallery && <IntroGallery content={content} name={heading} gallery={gallery} />}
      <Features content={content} product={product} />
      {workings && <Workings content={content} kinds={workings} screenOnly={longBrochure} />}
      {more.length > 0 && (
        <MoreScreens content={content} names={more} open={workings?.length === 1 ? 0 : 1} screenOnly={longBrochure} />
      )}
      {editions && <Editions title={labels.editions} editions={editions} />}
      {buying.comparison.products.includes(product.slug) && <Comparison content={content} />}
      <BuyingQuestions questions={buying.questions} />
      <ContactBand
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
