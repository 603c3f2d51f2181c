import type { Metadata, Viewport } from 'next'

import type { SlugGroup } from '@/content/schema/page-groups'
import type { Locale } from '@/lib/locales'

import { CONTENT_TYPES } from '../mime-types'
import { findPage, getContent, type SiteContent } from '../content/gateway'
import { hasDevanagari, localeConfig, locales } from '../locales'
import { colours } from '../colours'
import { icons } from '../weave/logo-icons'
import { routesFor, withoutLocale } from '../routes'
import { buildSettings } from '../settings'
import { manifestHref } from './manifest'
import { shareHref, shareImages, SHARE_SIZE } from './share-image'

interface PageFacts {
  title: string
  description?: string
  /** Missing for the error page, which has no URL of its own and no link preview. */
  path?: string
}

/** Metadata of a page; `title` becomes "Company | Page name" (specification, section 1). */
export function pageMetadata(locale: Locale, page: PageFacts): Metadata {
  const { site } = getContent(locale)
  const title = `${site.name} ${site.titleSeparator} ${page.title}`
  return {
    metadataBase: new URL(buildSettings().siteUrl),
    title,
    description: page.description,
    // Phones turn figures into links before hydration, which would cause a hydration mismatch.
    formatDetection: { telephone: false, date: false, email: false, address: false },
    icons: { icon: [icons.favicon, icons.svg], apple: icons.apple },
    manifest: manifestHref(locale),
    ...(page.path && linkPreview(locale, { ...page, title, path: page.path })),
  }
}

/** Viewport settings of all pages. `only` prevents the browser's automatic dark mode. */
export const pageViewport: Viewport = { colorScheme: 'only light', themeColor: colours.ink }

/** Canonical URL, and link preview for messengers and social networks. */
function linkPreview(locale: Locale, { title, description, path }: PageFacts & { path: string }): Metadata {
  const { name, since } = getContent(locale).site
  const picture = shareImages(locale).find((entry) => entry.path === path)
  if (!picture) throw new Error(`The page ${path} has no share image: add it to lib/seo/share-image.ts`)
  // Repeats the text in the picture for screen readers.
  const alt = [picture.title, picture.line?.replace(/[.।]$/, ''), name, since].filter(Boolean).join(', ')
  const image = { url: shareHref(path), type: CONTENT_TYPES.png, ...SHARE_SIZE, alt }
  return {
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

/** Metadata of the home page. */
export function homeMetadata(locale: Locale) {
  const { pageName, description } = getContent(locale).home
  return pageMetadata(locale, { title: pageName, description, path: routesFor(locale).home })
}

/** Metadata of the contact page. */
export function contactMetadata(locale: Locale) {
  const { pageName, description } = getContent(locale).contact
  return pageMetadata(locale, { title: pageName, description, path: routesFor(locale).contact })
}

/** Metadata of a page under /company. */
export function companyMetadata(locale: Locale, slug: keyof SiteContent['company']): Metadata {
  const { pageName, description } = getContent(locale).company[slug]
  return pageMetadata(locale, { title: pageName, description, path: routesFor(locale).page('company', slug) })
}

/** Values of `hreflang`: the page in all languages, and in the default language for `x-default`. */
export function languagesOf(path: string): Record<string, string> {
  const neutral = withoutLocale(path)
  const all = locales.map((locale) => [locale, routesFor(locale).to(neutral)] as const)
  return { ...Object.fromEntries(all), 'x-default': neutral }
}

interface SlugProps {
  params: Promise<{ slug: string }>
}

interface GroupPage {
  slug: string
  pageName: string
  /** Audience of a product. */
  audience?: string
  description: string
  path: string
}

/** Value of `generateStaticParams` for the pages of a group. */
export const groupParams = (group: SlugGroup) => () => getContent('en')[group].map(({ slug }) => ({ slug }))

/** Metadata of the pages of a group. */
export const groupMetadata = (locale: Locale, group: SlugGroup) => async (props: SlugProps) => {
  const pages: GroupPage[] = getContent(locale)[group]
  const { pageName, audience, description, path } = findPage(pages, (await props.params).slug)
  // Product names are Latin in every language: the audience makes the Nepali title unique.
  const title = audience && locale === 'ne' && !hasDevanagari(pageName) ? `${pageName}, ${audience}` : pageName
  return pageMetadata(locale, { title, description, path })
}
