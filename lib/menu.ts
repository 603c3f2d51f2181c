import type { SiteContent } from './content'
import { pageFolders } from './content-model'
import { clothFile, CONTACT_PATH, HOME_PATH, routePath, type RouteGroup } from './routes'

/** A link as menus, footer and breadcrumbs show it. */
export interface MenuLink {
  label: string
  href: string
  /** Whom it is for, in a menu that has room for it. */
  line?: string
  /** Address of a picture of its cloth. */
  cloth?: string
}

/** One item of the menu bar: a link, or a group that opens a list of links. */
export type MenuItem = MenuLink | { label: string; links: MenuLink[] }

/** The links of one group of pages, in the order of its index file. */
export function groupLinks(content: SiteContent, group: RouteGroup): MenuLink[] {
  if (group === 'company')
    return Object.entries(content.company).map(([slug, page]) => ({
      label: page.pageName,
      href: routePath(group, slug),
    }))
  return content[group].map(({ pageName, path }) => ({ label: pageName, href: path }))
}

/** The menu bar of the specification (section 2), its groups filled with their pages. */
export const menuItems = (content: SiteContent): MenuItem[] =>
  content.navigation.items.map((item) => {
    if (!('group' in item)) return item
    const links = groupLinks(content, item.group)
    return { label: item.label, links: item.group === 'products' ? links.map(withCloth(content)) : links }
  })

/** The products' links show what each is known by: its cloth and its readers (design, "The weave is the identity"). */
const withCloth =
  ({ products }: SiteContent) =>
  (link: MenuLink, index: number) => {
    const product = products[index]
    return product ? { ...link, line: product.audience, cloth: `/weaves/${clothFile(product.slug)}` } : link
  }

/** Every page of the site in lists for the footer, so that crawlers and visitors without scripts reach all of them. */
export function footerLists(content: SiteContent): { title: string; links: MenuLink[] }[] {
  const home = { label: content.home.pageName, href: HOME_PATH }
  const contact = { label: content.contact.pageName, href: CONTACT_PATH }
  return pageFolders.map((group) => {
    const links = groupLinks(content, group)
    return { title: content.labels.groups[group], links: group === 'company' ? [home, ...links, contact] : links }
  })
}
