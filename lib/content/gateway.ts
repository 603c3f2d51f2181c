import 'server-only'

import buying from '@/content/buying'
import calculators from '@/content/calculators'
import calendar from '@/content/calendar'
import company from '@/content/company'
import contact from '@/content/contact'
import downloads from '@/content/downloads'
import enquiryForm from '@/content/enquiry-form'
import facts from '@/content/facts'
import home from '@/content/home'
import labels from '@/content/labels'
import navigation from '@/content/navigation'
import notFound from '@/content/not-found'
import oldData from '@/content/old-data'
import products from '@/content/products'
import rules from '@/content/rules'
import screens from '@/content/screens'
import services from '@/content/services'
import site from '@/content/site'

import type { Locale } from '../i18n/locales'
import { parseContent, problemLine } from './parse-content'
import { siteContent, type SiteContent } from './site-content'

/** Parses `content/` once per process; throws with the list of problems for invalid content. */
const parsed = (() => {
  const raw = {
    site,
    navigation,
    labels,
    calendar,
    rules,
    facts,
    home,
    buying,
    calculators,
    oldData,
    enquiryForm,
    contact,
    notFound,
    company,
    products,
    services,
    downloads,
    screens,
  }
  const { content, problems } = parseContent(raw)
  if (!content) throw new Error(`Content has problems:\n${problems.map(problemLine).join('\n')}`)
  return content
})()

// Module-level cache for the whole build: React's `cache` lasts for one page only.
const contentByLocale = new Map<Locale, SiteContent>()

/** All content in one language. */
export function getContent(locale: Locale): SiteContent {
  const content = contentByLocale.get(locale) ?? siteContent(parsed, locale)
  contentByLocale.set(locale, content)
  return content
}

/** Finds the page with a slug in a list of pages; throws when there is none. */
export function findPage<T extends { slug: string }>(list: readonly T[], slug: string): T {
  const page = list.find((entry) => entry.slug === slug)
  if (!page) throw new Error(`No page has the address "${slug}"`)
  return page
}

/** Finds a mock screen by name; throws when there is none. */
export function findScreen(locale: Locale, name: string): MockScreenContent {
  const { screens, labels } = getContent(locale)
  const screen = screens[name]
  if (!screen) throw new Error(`No mock screen has the name "${name}"`)
  return { ...screen, name, locale, sampleLabel: labels.sampleData }
}

export type { SiteContent }
/** A product in one language, with its address. */
export type Product = SiteContent['products'][number]
/** A service in one language, with its address. */
export type Service = SiteContent['services'][number]
/** A mock screen in one language, with its name and the label that marks its figures as sample data. */
export type MockScreenContent = SiteContent['screens'][string] & { name: string; locale: Locale; sampleLabel: string }
/** The labels in one language. */
export type Labels = SiteContent['labels']
