import { pageGroups, type PageGroup } from '@/content/schema/page-groups'

import { fullLists, leavesSite, routesFor, type ListedGroup } from '../urls/routes'
import { weaveSrc } from '../weave/pattern-files'
import type { SiteContent } from './gateway'

/** Maximum number of pages in a list of menu, footer or carousel: two columns of six rows fit a laptop's screen. */
export const LIST_LIMIT = 12

/** Maximum number of products in the hero, a column for each, in which the longest name fits. About Us lists all. */
export const HERO_LIMIT = 9

/** A link as menus, footer and breadcrumbs show it. */
export interface MenuLink {
  label: string
  href: string
  /** Screen reader note of a link to another site. */
  newTabNote?: string
  /** The need that a product meets, or the note of a download without a file. */
  description?: string
  /** URL of the picture of the product's pattern. */
  pattern?: string
}

/** One item of the menu bar: a link, or a group that opens a list of links. */
export type MenuItem =
  | MenuLink
  | {
      label: string
      links: MenuLink[]
      /** Prefix of the paths of a shortened group, which is current on its unlisted pages too. */
      pathPrefix?: string
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

const hasFullList = (group: PageGroup): group is ListedGroup => group in fullLists

/** The link to the full list of a group; `undefined` for at most `LIST_LIMIT` pages, or if no full list exists. */
export function seeAllLink(content: SiteContent, group: PageGroup): MenuLink | undefined {
  if (!hasFullList(group) || content[group].length <= LIST_LIMIT) return undefined
  return { label: content.labels.all[group], href: routesFor(content.locale).to(fullLists[group]) }
}

/** Links of a group; a long list is cut to `LIST_LIMIT`, and ends with the link to the full list. */
function shortList(content: SiteContent, group: PageGroup): MenuLink[] {
  const links = groupLinks(content, group)
  const seeAll = seeAllLink(content, group)
  return seeAll ? [...links.slice(0, LIST_LIMIT), seeAll] : links
}

/** Adds the note about the new tab to a link to another site. */
export const withNewTabNote = ({ labels }: SiteContent, link: MenuLink): MenuLink =>
  leavesSite(link.href) ? { ...link, newTabNote: labels.opensInNewTab } : link

/** The menu bar (specification, section 2) with the pages of its groups. */
export const menuItems = (content: SiteContent): MenuItem[] =>
  content.navigation.items.map((item) => {
    if (!('group' in item)) return withNewTabNote(content, item)
    return {
      label: item.label,
      links: shortList(content, item.group).map(withDescription(content)),
      ...(seeAllLink(content, item.group) && { pathPrefix: routesFor(content.locale).page(item.group, '') }),
    }
  })

/** Adds the pattern and the need to a product's link, and the note to a download that has neither a file nor sheets. */
const withDescription =
  ({ products, downloads, labels }: SiteContent) =>
  (link: MenuLink) => {
    const product = products.find(({ path }) => path === link.href)
    if (product) return { ...link, description: product.need, pattern: weaveSrc(product.slug) }
    const isComing = downloads.some(({ path, file, questions }) => path === link.href && !file && !questions)
    return isComing ? { ...link, description: labels.soon } : link
  }

/** Links under a heading. */
export interface MenuList {
  title: string
  links: MenuLink[]
}

/**
 * Footer lists, through which crawlers and visitors without scripts reach every page. Long lists end with a link to the
 * full list; the company list ends with the external links of the menu.
 */
export function footerLists(content: SiteContent): MenuList[] {
  const routes = routesFor(content.locale)
  const home = { label: content.home.pageName, href: routes.home }
  const contact = { label: content.contact.pageName, href: routes.contact }
  const externalLinks = content.navigation.items.flatMap((item) =>
    'href' in item && leavesSite(item.href) ? [withNewTabNote(content, item)] : [],
  )
  return pageGroups.map((group) => {
    const links = shortList(content, group)
    const title = content.labels.groups[group]
    return group === 'company' ? { title, links: [home, ...links, contact, ...externalLinks] } : { title, links }
  })
}
