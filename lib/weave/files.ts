import type { Weave } from '@/content/schema'

import type { SiteContent } from '../content/gateway'
import { colours } from './colours'
import { weaveSvg } from './weave'
import { iconSvg, wovenIcons, type IconName } from './woven-icons'

const { ink, 'ink-weave': inkWeave } = colours

/** Faint pattern behind the hero: large stepped lozenges in two close tones of ink. */
export const heroWeave: Weave = {
  motif: [
    '100111000001',
    '001100000011',
    '011100000111',
    '110000001111',
    '110000011100',
    '000000111101',
    '000001110011',
    '000011110111',
    '000111001100',
    '001111011100',
    '011100110001',
    '111101110011',
  ],
  threads: [ink, inkWeave, ink, inkWeave],
}

/** Cell sizes of each kind of pattern that pages show, in whole CSS pixels so that edges stay sharp. */
const cells = {
  product: [3, 5, 6, 8, 10],
  mark: [3, 14],
  background: [12],
  panel: [8, 16],
} as const

/** Size in CSS pixels of a cell of any pattern that pages show. */
export type WeaveCell = (typeof cells)[keyof typeof cells][number]

const fileName = (name: string, cell: number) => `${name}-${cell}.svg`

/** Address of the picture of a pattern: a product by its slug, or another name of `weaveFiles`. */
export const weaveSrc = (name: string, cell: WeaveCell) => `/weaves/${fileName(name, cell)}`

const iconFile = (name: string) => `icon-${name}.svg`

/** Address of the picture of a woven icon. */
export const iconSrc = (name: IconName) => `/weaves/${iconFile(name)}`

/** Name of the pattern of a download's page. */
export const downloadWeave = (slug: string) => `download-${slug}`

/** SVG of every pattern and icon that a page shows, by the name of its file. */
export function weaveFiles({ site, products, downloads, company, notFound }: SiteContent) {
  const files = new Map(Object.entries(wovenIcons).map(([name, rows]) => [iconFile(name), iconSvg(rows)]))
  const add = (name: string, weave: Weave, kind: keyof typeof cells) => {
    for (const cell of cells[kind]) files.set(fileName(name, cell), weaveSvg(weave, cell))
  }
  for (const { slug, weave } of products) add(slug, weave, 'product')
  add('site-mark', site.mark, 'mark')
  add('site-hero', heroWeave, 'background')
  for (const { slug, weave } of downloads) add(downloadWeave(slug), weave, 'panel')
  add('site-offers', company.offers.weave, 'panel')
  add('site-not-found', notFound.weave, 'panel')
  return files
}
