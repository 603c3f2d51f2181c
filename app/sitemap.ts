import type { MetadataRoute } from 'next'

import { getContent } from '@/lib/content/gateway'
import { lastChanged } from '@/lib/content/last-changed'
import { pageSources } from '@/lib/content/page-sources'
import { allPaths } from '@/lib/routes'
import { settings } from '@/lib/settings'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  const { products, services, downloads, company } = getContent('en')
  const slugs = (pages: { slug: string }[]) => pages.map(({ slug }) => slug)
  const paths = allPaths({
    products: slugs(products),
    services: slugs(services),
    downloads: slugs(downloads),
    company: Object.keys(company),
  })
  return paths.map((path) => ({
    url: new URL(path, settings.siteUrl).href,
    lastModified: lastChanged(pageSources(path)),
  }))
}
