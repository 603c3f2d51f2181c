import type { PageGroup } from '@/content/schema'
import type { Locale } from '@/lib/locales'

import { routesFor } from '../routes'
import type { Content } from './load'
import { localise, type Localised } from './localise'

/** A page made from a content file: its file name is its address. */
type Page<T> = T & { slug: string; path: string }

function pages<T>(locale: Locale, group: PageGroup, entries: Record<string, T>): Page<T>[] {
  const { page } = routesFor(locale)
  return Object.entries(entries).map(([slug, entry]) => ({ ...entry, slug, path: page(group, slug) }))
}

/** Points every link of the content to the pages of one language. */
function withLinks<T>(value: T, locale: Locale): T
function withLinks(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withLinks(item, locale))
  if (typeof value !== 'object' || value === null) return value
  const { to } = routesFor(locale)
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      (key === 'href' || key === 'path') && typeof item === 'string' ? to(item) : withLinks(item, locale),
    ]),
  )
}

/** A section that is switched off has no items, which hides it. */
const shownOnly = <T extends { shown: boolean; items: readonly unknown[] }>(section: T): T =>
  section.shown ? section : { ...section, items: [] }

/** Parsed content in one language, as plain strings; products, services and downloads in the order of their index. */
export function siteContent(parsed: Content, locale: Locale) {
  const content: Localised<Content> = withLinks(localise(parsed, locale), locale)
  return {
    locale,
    ...content,
    home: {
      ...content.home,
      partners: shownOnly(content.home.partners),
      testimonials: shownOnly(content.home.testimonials),
    },
    products: pages(locale, 'products', content.products),
    services: pages(locale, 'services', content.services),
    downloads: pages(locale, 'downloads', content.downloads),
  }
}

/** All content in one language. */
export type SiteContent = ReturnType<typeof siteContent>
