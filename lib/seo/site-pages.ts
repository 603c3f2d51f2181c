import type { WeavePattern } from '@/content/schema'

import { getContent } from '../content/gateway'
import type { Locale } from '../i18n/locales'
import { routesFor } from '../urls/routes'

/** Texts and pattern of a page, for its metadata, breadcrumb and share image. */
export interface SitePage {
  path: string
  /** Name in breadcrumbs and browser titles. */
  pageName: string
  /** What people type into a search, after the name in browser titles. */
  titleWords: string
  description: string
  /** Name of the page's group, above the title of the share image. */
  group?: string
  /** Title of the share image. */
  title: string
  /** Audience or purpose, below the title of the share image. */
  subtitle?: string
  weave: WeavePattern
}

/**
 * All pages of one language, each with its own pattern or the pattern of the company logo. The share image of the home
 * page shows the page's heading, since the page name "Home" means nothing on other sites.
 */
export function sitePages(locale: Locale): SitePage[] {
  const { site, labels, home, contact, company, products, services, downloads } = getContent(locale)
  const { groups } = labels
  const routes = routesFor(locale)
  const logoWeave = site.logo
  return [
    { ...home, path: routes.home, title: home.heading, weave: logoWeave },
    ...products.map((page) => ({ ...page, group: groups.products, title: page.pageName, subtitle: page.audience })),
    ...services.map((page) => ({
      ...page,
      group: groups.services,
      title: page.pageName,
      subtitle: page.positioning,
      weave: logoWeave,
    })),
    ...downloads.map((page) => ({ ...page, group: groups.downloads, title: page.pageName })),
    ...Object.entries(company).map(([slug, page]) => {
      const path = routes.page('company', slug)
      return { weave: logoWeave, ...page, path, group: groups.company, title: page.pageName }
    }),
    { ...contact, path: routes.contact, title: contact.pageName, weave: logoWeave },
  ]
}

/** Finds the page at a path of the language; `undefined` for other paths, such as that of the error page. */
export const pageAt = (locale: Locale, path: string) => sitePages(locale).find((page) => page.path === path)

/** Size in pixels of a share image, which social networks show uncropped (1.91 : 1). */
export const SHARE_SIZE = { width: 1200, height: 630 }

/** File name of a page's share image: `products-dugdha.png` for `/products/dugdha`. */
export const shareFile = (path: string) => `${path.slice(1).replaceAll('/', '-') || 'home'}.png`
