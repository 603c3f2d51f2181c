import { pageGroups, type PageGroup } from '@/content/schema/groups'

/** Address of a page in one of the groups. */
export const routePath = (group: PageGroup, slug: string) => `/${group}/${slug}`

export const HOME_PATH = '/'
export const CONTACT_PATH = '/contactus'

/** Whether an address of the content leads to another site. */
export const leavesSite = (href: string) => href.startsWith('https:')

/** Lists that show a whole group, however long it is (specification, section 2, "About Us"). */
export const fullLists = { products: '/company/aboutus#products', services: '/company/aboutus#services' } as const

/** Address of the contact page, with a subject for its form. */
export const contactHref = (subject: string) =>
  subject ? `${CONTACT_PATH}?${new URLSearchParams({ subject })}` : CONTACT_PATH

/** The one list of addresses (specification, section 2): home, every page of every group, contact. */
export function allPaths(slugs: Record<PageGroup, readonly string[]>): string[] {
  return [HOME_PATH, ...pageGroups.flatMap((group) => slugs[group].map((slug) => routePath(group, slug))), CONTACT_PATH]
}

/** Whether a menu link leads to the page at `path`; `/contact` marks the contact page too (specification, section 2). */
export function isCurrent(href: string, path: string): boolean {
  const here = path.replace(/(.)\/$/, '$1')
  return href === here || (href === CONTACT_PATH && here === '/contact')
}
