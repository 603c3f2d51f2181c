import type { Weave } from '@/content/schema'

import type { SiteContent } from '../content/gateway'

/** Columns and rows of a pattern's picture: wider than any window at the cells in use; odd, so that it is symmetrical. */
export const WEAVE_CELLS = 401

/** URL of a pattern's picture with one pixel per cell; `name` is a product's slug or another name of `weaveFiles`. */
export const weaveSrc = (name: string) => `/weaves/${name}.png`

/** Name of the pattern of a download's page. */
export const downloadWeave = (slug: string) => `download-${slug}`

/** Every pattern by name. */
export const weaveFiles = ({ site, products, downloads, company, notFound }: SiteContent): Record<string, Weave> => ({
  ...Object.fromEntries(products.map(({ slug, weave }) => [slug, weave])),
  ...Object.fromEntries(downloads.map(({ slug, weave }) => [downloadWeave(slug), weave])),
  'site-logo': site.logo,
  'site-offers': company.offers.weave,
  'site-not-found': notFound.weave,
})
