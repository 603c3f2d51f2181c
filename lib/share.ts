import type { Locale, Weave } from '@/content/schema'

import { getContent } from './content'
import { CONTACT_PATH, HOME_PATH, routePath } from './routes'
import { iconFor, type IconName } from './woven-icons'

/** Size in pixels that social networks show in full (1.91 : 1). */
export const SHARE_SIZE = { width: 1200, height: 630 }

/** What one page's share image shows: words, and cloth or a woven icon. */
export interface SharePicture {
  path: string
  /** Group of the page, above its name. */
  group?: string
  title: string
  /** For whom or for what, below the name. */
  line?: string
  art: { weave: Weave } | { icon: IconName }
}

/** File of a page's share image: `/products/dugdha` has `products-dugdha.png`. */
export const shareFile = (path: string) => `${path === HOME_PATH ? 'home' : path.slice(1).replaceAll('/', '-')}.png`

/** Address of a page's share image. */
export const shareHref = (path: string) => `/share/${shareFile(path)}`

/**
 * The share images of all pages. Products, downloads and offers show their own cloth, services their icon, and the rest
 * the cloth of the house. The home page shows its heading, since "Home" tells nothing outside the site.
 */
export function sharePictures(locale: Locale): SharePicture[] {
  const { site, labels, home, contact, notFound, company, products, services, downloads } = getContent(locale)
  const { groups } = labels
  const house = { weave: notFound.weave }
  return [
    { path: HOME_PATH, title: home.heading, art: { weave: site.mark } },
    ...products.map(({ path, pageName, audience, weave }) => {
      return { path, group: groups.products, title: pageName, line: audience, art: { weave } }
    }),
    ...services.map(({ path, slug, pageName, line }) => {
      return { path, group: groups.services, title: pageName, line, art: { icon: iconFor(slug) } }
    }),
    ...downloads.map(({ path, pageName, weave }) => {
      return { path, group: groups.downloads, title: pageName, art: { weave } }
    }),
    ...Object.entries(company).map(([slug, page]) => {
      const art = 'weave' in page ? { weave: page.weave } : house
      return { path: routePath('company', slug), group: groups.company, title: page.pageName, art }
    }),
    { path: CONTACT_PATH, group: groups.company, title: contact.pageName, art: house },
  ]
}
