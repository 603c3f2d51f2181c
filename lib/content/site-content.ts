import type { Locale, PageGroup } from '@/content/schema'

import { routePath } from '../routes'
import type { Content } from './load'
import { localise, type Localised } from './localise'

/** A page made from a content file: its file name is its address. */
type Page<T> = T & { slug: string; path: string }

function pages<T>(group: PageGroup, entries: Record<string, T>): Page<T>[] {
  return Object.entries(entries).map(([slug, entry]) => ({ ...entry, slug, path: routePath(group, slug) }))
}

/** A section that is switched off has no items, which hides it. */
const shownOnly = <T extends { shown: boolean; items: readonly unknown[] }>(section: T): T =>
  section.shown ? section : { ...section, items: [] }

/** Parsed content in one language, as plain strings; products, services and downloads in the order of their index. */
export function siteContent(parsed: Content, locale: Locale) {
  const content: Localised<Content> = localise(parsed, locale)
  return {
    ...content,
    home: {
      ...content.home,
      partners: shownOnly(content.home.partners),
      testimonials: shownOnly(content.home.testimonials),
    },
    products: pages('products', content.products),
    services: pages('services', content.services),
    downloads: pages('downloads', content.downloads),
  }
}

export type SiteContent = ReturnType<typeof siteContent>
