import type { MetadataRoute } from 'next'

import { buildSettings } from '@/lib/settings'

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: new URL('/sitemap.xml', buildSettings().siteUrl).href }
}
