import type { PageGroup } from '@/content/schema'
import type { Locale } from '@/lib/locales'

import { routesFor } from '../routes'
import type { Content } from './load'
import { localise } from './localise'

/** A page made from a content file: its file name is its address. */
type Page<T> = T & { slug: string; path: string }

function pages<T>(locale: Locale, group: PageGroup, entries: Record<string, T>): Page<T>[] {
  const { page } = routesFor(locale)
  return Object.entries(entries).map(([slug, entry]) => ({ ...entry, slug, path: page(group, slug) }))
}

/** A section that is switched off has no items, which hides it. */
const shownOnly = <T extends { shown: boolean; items: readonly unknown[] }>(section: T): T =>
  section.shown ? section : { ...section, items: [] }

/** Each number and address that the company has not confirmed, with the word that marks it as a sample. */
const samplesOf = ({ phones, emails, socials, offices }: Content['site'], word: string): Record<string, string> =>
  Object.fromEntries(
    [...phones, ...emails, ...socials.map(({ url }) => url), ...offices.map(({ phone }) => phone)]
      .filter(({ pending }) => pending)
      .map(({ value }) => [value, word]),
  )

/** Parsed content in one language, as plain strings; products, services and downloads in the order of their index. */
export function siteContent(parsed: Content, locale: Locale) {
  const content = localise(parsed, locale)
  return {
    locale,
    ...content,
    site: { ...content.site, samples: samplesOf(parsed.site, content.labels.sample) },
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
