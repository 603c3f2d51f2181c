import type { Product, SiteContent } from './gateway'

/** All products as a buyer compares them: those of the comparison table first, then the one named under it. */
export function inFinderOrder(products: Product[], { products: slugs, also }: SiteContent['buying']['comparison']) {
  const first = [...slugs, also?.product]
  const rank = ({ slug }: Product) => (first.includes(slug) ? first.indexOf(slug) : first.length)
  return [...products].sort((a, b) => rank(a) - rank(b))
}
