import type { Weave } from '@/content/schema'
import type { Locale } from '@/lib/locales'

import { getContent } from '../content/gateway'
import { HOME_PATH, routesFor } from '../routes'

/** Size in pixels that social networks show in full (1.91 : 1). */
export const SHARE_SIZE = { width: 1200, height: 630 }

/** What one page's share image shows: words and a pattern. */
export interface SharePicture {
  path: string
  /** Group of the page, above its name. */
  group?: string
  title: string
  /** For whom or for what, below the name. */
  line?: string
  weave: Weave
}

/** File of a page's share image: `/products/dugdha` has `products-dugdha.png`. */
export const shareFile = (path: string) => `${path === HOME_PATH ? 'home' : path.slice(1).replaceAll('/', '-')}.png`

/** Address of a page's share image. */
export const shareHref = (path: string) => `/share/${shareFile(path)}`

/**
 * The share images of all pages. Products, downloads and offers show their own pattern, and the rest the pattern of the
 * company mark. The home page shows its heading, since "Home" says nothing outside the site.
 */
export function sharePictures(locale: Locale): SharePicture[] {
  const { site, labels, home, contact, company, products, services, downloads } = getContent(locale)
  const { groups } = labels
  const routes = routesFor(locale)
  const weave = site.mark
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
