import type { Weave } from '@/content/schema'

import type { SiteContent } from '../content/gateway'
import { weaveSvg } from './weave'

/** Cell sizes of each kind of pattern that pages show, in whole CSS pixels so that edges stay sharp. */
const cells = {
  product: [3, 5, 6, 8, 10],
  mark: [3, 14],
  panel: [8, 16],
} as const

/** Size in CSS pixels of a cell of any pattern that pages show. */
export type WeaveCell = (typeof cells)[keyof typeof cells][number]

const fileName = (name: string, cell: number) => `${name}-${cell}.svg`

/** Address of the picture of a pattern: a product by its slug, or another name of `weaveFiles`. */
export const weaveSrc = (name: string, cell: WeaveCell) => `/weaves/${fileName(name, cell)}`

/** Name of the pattern of a download's page. */
export const downloadWeave = (slug: string) => `download-${slug}`

/** SVG of every pattern that a page shows, by the name of its file. */
export function weaveFiles({ site, products, downloads, company, notFound }: SiteContent) {
  const files = new Map<string, string>()
  const add = (name: string, weave: Weave, kind: keyof typeof cells) => {
    for (const cell of cells[kind]) files.set(fileName(name, cell), weaveSvg(weave, cell))
  }
  for (const { slug, weave } of products) add(slug, weave, 'product')
  add('site-mark', site.mark, 'mark')
  for (const { slug, weave } of downloads) add(downloadWeave(slug), weave, 'panel')
  add('site-offers', company.offers.weave, 'panel')
  add('site-not-found', notFound.weave, 'panel')
  return files
}
