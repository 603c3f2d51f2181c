import { pageGroups, type PageGroup } from '@/content/schema/page-groups'

import { localeConfig, locales, type Locale } from '../i18n/locales'
import { sectionIds } from './section-ids'

/** Path of a page in a group, without language prefix. */
export const routePath = (group: PageGroup, slug: string) => `/${group}/${slug}`

/** Path of the home page, without language prefix. */
export const HOME_PATH = '/'
/** Path of the contact page, without language prefix. */
export const CONTACT_PATH = '/contactus'

/** Whether a link of the content is external. */
export const leavesSite = (href: string) => href.startsWith('https:')

/** Links to the full lists of pages by group (specification, section 2, "About Us"). */
export const fullLists = {
  products: `/company/aboutus#${sectionIds.products}`,
  services: `/company/aboutus#${sectionIds.services}`,
} as const

/** A group with a full list. */
export type ListedGroup = keyof typeof fullLists

/** Adds the subject for the contact form to the URL of the contact page as a query. */
export const withSubject = (contactUrl: string, subject?: string) =>
  subject ? `${contactUrl}?${new URLSearchParams({ subject })}` : contactUrl

/** Paths of all pages, without language prefix (specification, section 2): home, groups, contact. */
export function allPaths(slugs: Record<PageGroup, readonly string[]>): string[] {
  return [HOME_PATH, ...pageGroups.flatMap((group) => slugs[group].map((slug) => routePath(group, slug))), CONTACT_PATH]
}

/** Whether `href` links to the page at `path`; the contact page is also at `/contact` (specification, section 2). */
export function isCurrent(href: string, path: string): boolean {
  return href === path || (href.endsWith(CONTACT_PATH) && href === path.replace(/\/contact$/, CONTACT_PATH))
}

/** Paths with the prefix of a language, and functions that add this prefix. */
export function routesFor(locale: Locale) {
  const { prefix } = localeConfig[locale]
  const withPrefix = (path: string) => (prefix && path === HOME_PATH ? prefix : prefix + path)
  return {
    /** Prefixes an internal link; external links stay unchanged. */
    to: (href: string) => (leavesSite(href) ? href : withPrefix(href)),
    home: withPrefix(HOME_PATH),
    contact: withPrefix(CONTACT_PATH),
    page: (group: PageGroup, slug: string) => withPrefix(routePath(group, slug)),
  }
}

/** Removes the language prefix from a path. */
export function withoutLocale(path: string): string {
  const prefixes = locales.map((locale) => localeConfig[locale].prefix)
  const prefix = prefixes.find((candidate) => candidate && `${path}/`.startsWith(`${candidate}/`))
  return path.slice(prefix?.length) || HOME_PATH
}
