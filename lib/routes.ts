import { pageGroups, type PageGroup } from '@/content/schema/groups'

import { localeFacts, locales, type Locale } from './locales'

/** Address of a page in one of the groups. */
export const routePath = (group: PageGroup, slug: string) => `/${group}/${slug}`

/** Address of the home page, without its language. */
export const HOME_PATH = '/'
/** Address of the contact page, without its language. */
export const CONTACT_PATH = '/contactus'

/** Whether an address of the content leads to another site. */
export const leavesSite = (href: string) => href.startsWith('https:')

/** Lists that show a whole group, however long it is (specification, section 2, "About Us"). */
export const fullLists = { products: '/company/aboutus#products', services: '/company/aboutus#services' } as const

/** A group that has such a list. */
export type ListedGroup = keyof typeof fullLists

/** An address with a subject for the form of the contact page. */
export const withSubject = (contact: string, subject?: string) =>
  subject ? `${contact}?${new URLSearchParams({ subject })}` : contact

/** The one list of addresses (specification, section 2): home, every page of every group, contact. */
export function allPaths(slugs: Record<PageGroup, readonly string[]>): string[] {
  return [HOME_PATH, ...pageGroups.flatMap((group) => slugs[group].map((slug) => routePath(group, slug))), CONTACT_PATH]
}

/** Whether a menu link leads to the page at `path`; `/contact` is the contact page too (specification, section 2). */
export function isCurrent(href: string, path: string): boolean {
  return href === path || (href.endsWith(CONTACT_PATH) && href === path.replace(/\/contact$/, CONTACT_PATH))
}

/** The addresses of one language, made from those of the default language. */
export function routesFor(locale: Locale) {
  const { prefix } = localeFacts[locale]
  const to = (path: string) => (prefix && path === HOME_PATH ? prefix : prefix + path)
  return {
    /** Any address of the site; addresses of other sites stay as they are. */
    to: (href: string) => (leavesSite(href) ? href : to(href)),
    home: to(HOME_PATH),
    contact: to(CONTACT_PATH),
    page: (group: PageGroup, slug: string) => to(routePath(group, slug)),
  }
}

/** The address without its language, which is the same for all languages of a page. */
export function withoutLocale(path: string): string {
  const { prefix } = locales.map((locale) => localeFacts[locale]).find(({ prefix }) => isUnder(path, prefix)) ?? {
    prefix: '',
  }
  return path.slice(prefix.length) || HOME_PATH
}

const isUnder = (path: string, prefix: string) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`))
