import type { Weave } from '@/content/schema'

import type { SiteContent } from '../content/gateway'
import { weaveSvg } from './pattern-svg'

/** Cell sizes by kind of pattern, in whole CSS pixels for sharp edges. */
const cellSizes = {
  product: [3, 5, 6, 8, 10],
  logo: [3, 14],
  panel: [8, 16],
} as const

/** Cell size of a pattern, in CSS pixels. */
export type WeaveCell = (typeof cellSizes)[keyof typeof cellSizes][number]

const fileName = (name: string, cell: number) => `${name}-${cell}.svg`

/** URL of a pattern's picture; `name` is a product's slug or another name of `weaveFiles`. */
export const weaveSrc = (name: string, cell: WeaveCell) => `/weaves/${fileName(name, cell)}`

/** Name of the pattern of a download's page. */
export const downloadWeave = (slug: string) => `download-${slug}`

/** SVG text of every pattern by file name. */
export function weaveFiles({ site, products, downloads, company, notFound }: SiteContent) {
  const files = new Map<string, string>()
  const add = (name: string, weave: Weave, kind: keyof typeof cellSizes) => {
    for (const cell of cellSizes[kind]) files.set(fileName(name, cell), weaveSvg(weave, cell))
  }
  for (const { slug, weave } of products) add(slug, weave, 'product')
  add('site-logo', site.logo, 'logo')
  for (const { slug, weave } of downloads) add(downloadWeave(slug), weave, 'panel')
  add('site-offers', company.offers.weave, 'panel')
  add('site-not-found', notFound.weave, 'panel')
  return files
}
