import type { PageGroup } from '@/content/schema/page-groups'

import type { Locale } from '../i18n/locales'
import { routesFor } from '../urls/routes'
import { localise } from './localise'
import type { Content } from './parse-content'

/** A page of a content file; `slug` is the file name without extension. */
type Page<T> = T & { slug: string; path: string }

function pagesOf<T>(locale: Locale, group: PageGroup, entries: Record<string, T>): Page<T>[] {
  const { page } = routesFor(locale)
  return Object.entries(entries).map(([slug, entry]) => ({ ...entry, slug, path: page(group, slug) }))
}

/** Removes the items of a section with `shown: false`; the home page hides a section without items. */
const withoutHiddenItems = <T extends { shown: boolean; items: readonly unknown[] }>(section: T): T =>
  section.shown ? section : { ...section, items: [] }

/** Maps each `pending` phone number, e-mail address and social URL to the label of placeholders. */
const placeholderNotesOf = (
  { phones, emails, socials, offices }: Content['site'],
  label: string,
): Record<string, string> =>
  Object.fromEntries(
    [...phones, ...emails, ...socials.map(({ url }) => url), ...offices.map(({ phone }) => phone)]
      .filter(({ pending }) => pending)
      .map(({ value }) => [value, label]),
  )

/** Content of one language as plain strings; products, services and downloads become lists in index order. */
export function siteContent(parsed: Content, locale: Locale) {
  const content = localise(parsed, locale)
  return {
    locale,
    ...content,
    site: { ...content.site, placeholderNotes: placeholderNotesOf(parsed.site, content.labels.sample) },
    home: {
      ...content.home,
      partners: withoutHiddenItems(content.home.partners),
      testimonials: withoutHiddenItems(content.home.testimonials),
    },
    products: pagesOf(locale, 'products', content.products),
    services: pagesOf(locale, 'services', content.services),
    downloads: pagesOf(locale, 'downloads', content.downloads),
  }
}

/** All content in one language. */
export type SiteContent = ReturnType<typeof siteContent>
