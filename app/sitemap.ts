import type { MetadataRoute } from 'next'

import { slugsOf } from '@/content/schema/page-groups'
import { getContent } from '@/lib/content/gateway'
import { locales } from '@/lib/i18n/locales'
import { lastChanged } from '@/lib/seo/last-changed'
import { languagesOf } from '@/lib/seo/page-metadata'
import { buildSettings } from '@/lib/settings'
import { allPaths, CONTACT_PATH, HOME_PATH, routesFor, withoutLocale } from '@/lib/urls/routes'

export const dynamic = 'force-static'

/** Path of a page's content file; the last commit of this file dates the page. */
const contentFile = (path: string) => `content${{ [HOME_PATH]: '/home', [CONTACT_PATH]: '/contact' }[path] ?? path}.ts`

export default function sitemap(): MetadataRoute.Sitemap {
  const paths = allPaths(slugsOf(getContent('en')))
  const absoluteUrl = (path: string) => new URL(path, buildSettings().siteUrl).href
  const localePaths = locales.flatMap((locale) => paths.map(routesFor(locale).to))
  return localePaths.map((path) => ({
    url: absoluteUrl(path),
    lastModified: lastChanged(contentFile(withoutLocale(path))),
    alternates: {
      languages: Object.fromEntries(Object.entries(languagesOf(path)).map(([lang, href]) => [lang, absoluteUrl(href)])),
    },
  }))
}
