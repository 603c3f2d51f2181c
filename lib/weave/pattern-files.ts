import type { WeavePattern } from '@/content/schema'

import type { SiteContent } from '../content/gateway'
import { colours } from '../theme/colours'

/** Columns and rows of a pattern's picture: wider than any window at the cell sizes in use, and odd for symmetry. */
export const WEAVE_CELLS = 401

/** File of one repeat of the company's pattern, which the footer's background repeats, and the size of its cells in pixels. */
export const footerBand = { file: 'site-band.png', cell: 2 }

/** URL of a pattern's picture with one pixel per cell; `name` is a key of `weavesByName`. */
export const weaveSrc = (name: string) => `/weaves/${name}.png`

/** Attributes that scale a pattern's picture to cells of `cell` CSS pixels; `object-none` crops the picture. */
export const scaledWeave = (src: string, cell: number) => ({
  srcSet: `${src} ${WEAVE_CELLS}w`,
  sizes: `${WEAVE_CELLS * cell}px`,
})

/** Name of the pattern of a download's page. */
export const downloadWeaveName = (slug: string) => `download-${slug}`

/** All patterns of the site by name; a product's slug is the name of its pattern. */
export const weavesByName = ({
  site,
  products,
  downloads,
  company,
  notFound,
}: SiteContent): Record<string, WeavePattern> => ({
  ...Object.fromEntries(products.map(({ slug, weave }) => [slug, weave])),
  ...Object.fromEntries(downloads.map(({ slug, weave }) => [downloadWeaveName(slug), weave])),
  'site-logo': site.logo,
  'site-ink': { motif: site.logo.motif, threads: [colours.ink, '#1A2641', '#202E4F', colours.ink] },
  'site-offers': company.offers.weave,
  'site-not-found': notFound.weave,
})
