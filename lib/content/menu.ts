import type { PageGroup } from '@/content/schema'
import { pageGroups } from '@/content/schema/groups'

import { fullLists, leavesSite, routesFor, type ListedGroup } from '../routes'
import { weaveSrc } from '../weave/files'
import type { SiteContent } from './gateway'

/**
 * Most pages of one group that the menu, the footer and a carousel show, so that no page grows with the group. Two
 * columns of six rows in the product menu fit the screen of a laptop.
 */
export const LIST_LIMIT = 12

/** A link as menus, footer and breadcrumbs show it. */
export interface MenuLink {
  label: string
  href: string
  /** Note for a link to another site. */
  newTab?: string
  /** What a buyer of the product says, or that a download is still to come. */
  line?: string
  /** Address of a picture of its pattern. */
  pattern?: string
}

/** One item of the menu bar: a link, or a group that opens a list of links. */
export type MenuItem =
  | MenuLink
  | {
      label: string
      links: MenuLink[]
      /** Start of all addresses of the group, when `links` does not contain all of them. */
      folder?: string
    }

/** The links of one group of pages, in the order of its index file. */
export function groupLinks(content: SiteContent, group: PageGroup): MenuLink[] {
  if (group === 'company')
    return Object.entries(content.company).map(([slug, page]) => ({
      label: page.pageName,
      href: routesFor(content.locale).page(group, slug),
    }))
  return content[group].map(({ pageName, path }) => ({ label: pageName, href: path }))
}

/** The link to the full list of a group; `undefined` when the group has at most `LIST_LIMIT` pages. */
export function seeAllLink(content: SiteContent, group: ListedGroup): MenuLink | undefined {
  if (content[group].length <= LIST_LIMIT) return undefined
  return { label: content.labels.all[group], href: routesFor(content.locale).to(fullLists[group]) }
}

const isListed = (group: PageGroup): group is ListedGroup => group in fullLists

/** The links of one group, or the first of them and a link to all; a group without a full list is never shortened. */
function shortList(content: SiteContent, group: PageGroup): { links: MenuLink[]; seeAll?: MenuLink } {
  const links = groupLinks(content, group)
  const seeAll = isListed(group) ? seeAllLink(content, group) : undefined
  return seeAll ? { links: [...links.slice(0, LIST_LIMIT), seeAll], seeAll } : { links }
}

/** A link from the content; it gets a note when it leads to another site. */
export const toLink = ({ labels }: SiteContent, link: MenuLink): MenuLink =>
  leavesSite(link.href) ? { ...link, newTab: labels.opensInNewTab } : link

/** The menu bar of the specification (section 2), its groups filled with their pages. */
export const menuItems = (content: SiteContent): MenuItem[] =>
  content.navigation.items.map((item) => {
    if (!('group' in item)) return toLink(content, item)
    const { links, seeAll } = shortList(content, item.group)
    return {
      label: item.label,
      links: links.map(withLine(content)),
      ...(seeAll && { folder: routesFor(content.locale).page(item.group, '') }),
    }
  })

/**
 * Adds to a product's link its pattern and what its buyer says (design, "The weave is the identity"), and to a download
 * without a file that it is still to come.
 */
const withLine =
  ({ products, downloads, labels }: SiteContent) =>
  (link: MenuLink) => {
    const product = products.find(({ path }) => path === link.href)
    if (product) return { ...link, line: product.need, pattern: weaveSrc(product.slug, 3) }
    const isToCome = downloads.some(({ path, file }) => path === link.href && !file)
    return isToCome ? { ...link, line: labels.soon } : link
  }

/** Links under a heading. */
export interface MenuList {
  title: string
  links: MenuLink[]
}

/**
 * The pages of the site in lists for the footer, so that crawlers and visitors without scripts reach all of them. A
 * long list is shortened and ends with a link to the full list. Links of the menu to other sites stand last.
 */
export function footerLists(content: SiteContent): MenuList[] {
  const routes = routesFor(content.locale)
  const home = { label: content.home.pageName, href: routes.home }
  const contact = { label: content.contact.pageName, href: routes.contact }
  const outward = content.navigation.items.flatMap((item) =>
    'href' in item && leavesSite(item.href) ? [toLink(content, item)] : [],
  )
  return pageGroups.map((group) => {
    const { links } = shortList(content, group)
    const title = content.labels.groups[group]
    return group === 'company' ? { title, links: [home, ...links, contact, ...outward] } : { title, links }
  })
}

/** Number of tiles side by side on the widest screen. */
const TILES = 6

/**
 * The pages around `page` in the order of their list, at most `TILES` of them, so that each page links to others and no
 * page grows with the list.
 */
export function neighbours<T>(list: readonly T[], page: T): T[] {
  const others = list.filter((other) => other !== page)
  const start = Math.min(list.indexOf(page) - TILES / 2, others.length - TILES)
  return others.slice(Math.max(0, start)).slice(0, TILES)
}
