import type { Metadata } from 'next'

import type { Locale } from '@/content/schema'

import { getContent, type SiteContent } from './content'
import { routePath } from './routes'
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

/** Metadata of a page under /company. */
export function companyMetadata(locale: Locale, slug: keyof SiteContent['company']): Metadata {
  const { pageName, description } = getContent(locale).company[slug]
  return pageMetadata(locale, { title: pageName, description, path: routePath('company', slug) })
}
