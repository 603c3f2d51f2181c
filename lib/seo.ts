import type { Metadata } from 'next'

import type { Locale } from '@/content/schema'

import { getContent } from './content'
import { settings } from './settings'

/** Title, description and canonical address of one page; `title` becomes "Company | Page name" (specification 1). */
export function pageMetadata(locale: Locale, page: { title: string; description?: string; path?: string }): Metadata {
  const { site } = getContent(locale)
  return {
    metadataBase: new URL(settings.siteUrl),
    title: `${site.name} ${site.titleSeparator} ${page.title}`,
    description: page.description,
    alternates: page.path ? { canonical: page.path } : undefined,
  }
}
