import type { Metadata, Viewport } from 'next'

import type { SlugGroup } from '@/content/schema/page-groups'

import { getContent } from '../content/gateway'
import { localeConfig, locales, type Locale } from '../i18n/locales'
import { CONTENT_TYPES } from '../mime-types'
import { buildSettings } from '../settings'
import { colours } from '../theme/colours'
import { routePath, routesFor, withoutLocale } from '../urls/routes'
import { icons } from '../weave/logo-icons'
import { manifestHref } from './manifest'
import { pageAt, shareFile, SHARE_SIZE } from './site-pages'

/** Viewport settings of all pages. `only` prevents the browser's automatic dark mode. */
export const pageViewport: Viewport = { colorScheme: 'only light', themeColor: colours.ink }

/** Metadata of any page, the error page included; the title is "Company | Page name" (specification, section 1). */
export function baseMetadata(locale: Locale, pageName: string) {
  const { site } = getContent(locale)
  return {
    metadataBase: new URL(buildSettings().siteUrl),
    title: `${site.name} ${site.titleSeparator} ${pageName}`,
    // Phones turn figures into links before hydration, which would cause a hydration mismatch.
    formatDetection: { telephone: false, date: false, email: false, address: false },
    icons: { icon: [icons.favicon, icons.svg], apple: icons.apple },
    manifest: manifestHref(locale),
  } satisfies Metadata
}

/**
 * Metadata of the page at `neutralPath`, a path without language prefix; throws if no page has this path. The title is
 * "Company | Page name", with `titleWords` after the name: Latin product names alone would be the same in both languages.
 */
export function pageMetadata(locale: Locale, neutralPath: string): Metadata {
  const path = routesFor(locale).to(neutralPath)
  const page = pageAt(locale, path)
  if (!page)
    throw new Error(`There is no page ${path}: add it to the list of its folder, such as content/company/index.ts`)
  const { pageName, titleWords, description, title: imageTitle, subtitle } = page
  const { name, since } = getContent(locale).site
  const base = baseMetadata(locale, `${pageName}: ${titleWords}`)
  const { title } = base
  // The words in the share image, for screen readers.
  const alt = [imageTitle, subtitle?.replace(/[.।]$/, ''), name, since].filter(Boolean).join(', ')
  const image = { url: `/share/${shareFile(path)}`, type: CONTENT_TYPES.png, ...SHARE_SIZE, alt }
  return {
    ...base,
    description,
    alternates: { canonical: path, languages: languagesOf(path) },
    robots: buildSettings().isPreview ? { index: false } : undefined,
    openGraph: {
      title,
      description,
      url: path,
      siteName: name,
      locale: localeConfig[locale].ogLocale,
      type: 'website',
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image.url, alt }] },
  }
}

/** Paths of a page by value of `hreflang`: one per language, and for `x-default` the path in the default language. */
export function languagesOf(path: string): Record<string, string> {
  const neutralPath = withoutLocale(path)
  const localePaths = locales.map((locale) => [locale, routesFor(locale).to(neutralPath)] as const)
  return { ...Object.fromEntries(localePaths), 'x-default': neutralPath }
}

/** Returns the function `generateStaticParams` for the pages of a group. */
export const slugParams = (group: SlugGroup) => () => getContent('en')[group].map(({ slug }) => ({ slug }))

/** Returns the function `generateMetadata` for the pages of a group. */
export const slugMetadata =
  (locale: Locale, group: SlugGroup) =>
  async ({ params }: { params: Promise<{ slug: string }> }) =>
    pageMetadata(locale, routePath(group, (await params).slug))
