import type { Weave } from '@/content/schema'
import type { Locale } from '@/lib/locales'

import { getContent } from '../content/gateway'
import { HOME_PATH, routesFor } from '../routes'

/** Size in pixels that social networks show uncropped (1.91 : 1). */
export const SHARE_SIZE = { width: 1200, height: 630 }

/** Texts and pattern of a page's share image. */
export interface SharePicture {
  path: string
  /** Name of the page's group, above the title. */
  group?: string
  title: string
  /** Audience or purpose, below the title. */
  line?: string
  weave: Weave
}

/** File name of a page's share image: `products-dugdha.png` for `/products/dugdha`. */
export const shareFile = (path: string) => `${path === HOME_PATH ? 'home' : path.slice(1).replaceAll('/', '-')}.png`

/** URL of a page's share image. */
export const shareHref = (path: string) => `/share/${shareFile(path)}`

/**
 * Share images of all pages, with the page's own pattern or that of the company logo. The home page shows its heading,
 * since its name "Home" means nothing on other sites.
 */
export function shareImages(locale: Locale): SharePicture[] {
  const { site, labels, home, contact, company, products, services, downloads } = getContent(locale)
  const { groups } = labels
  const routes = routesFor(locale)
  const weave = site.logo
  return [
    { path: routes.home, title: home.heading, weave },
    ...products.map(({ path, pageName, audience, weave }) => {
      return { path, group: groups.products, title: pageName, line: audience, weave }
    }),
    ...services.map(({ path, pageName, line }) => {
      return { path, group: groups.services, title: pageName, line, weave }
    }),
    ...downloads.map(({ path, pageName, weave }) => {
      return { path, group: groups.downloads, title: pageName, weave }
    }),
    ...Object.entries(company).map(([slug, page]) => {
      const pattern = 'weave' in page ? page.weave : weave
      return { path: routes.page('company', slug), group: groups.company, title: page.pageName, weave: pattern }
    }),
    { path: routes.contact, title: contact.pageName, weave },
  ]
}
