import { findPage, type Product, type SiteContent } from './gateway'

/** All products as a buyer compares them: those of the comparison table first, then the one named under it. */
export function inFinderOrder(products: Product[], { products: slugs, also }: SiteContent['buying']['comparison']) {
  const compared = slugs.map((slug) => findPage(products, slug))
  const named = products.filter(({ slug }) => slug === also?.product)
  const others = products.filter((product) => ![...compared, ...named].includes(product))
  return [...compared, ...named, ...others]
}
