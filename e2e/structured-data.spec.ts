import { confirmedContacts, content, contentByLocale, localeOf, withoutLocale } from './support/content'
import { allSitemapPaths, parseExported } from './support/exported-pages'
import { expect, test } from './support/test'

type Thing = Record<string, unknown> & { '@type': string }

/** The JSON-LD objects on an exported page, one for each script. */
const jsonLdOn = (path: string) => {
  const $ = parseExported(path)
  const scripts = [...$('script[type="application/ld+json"]')]
  return scripts.map((script) => JSON.parse($(script).text()) as { '@context': string; '@graph': Thing[] })
}

/** All objects with `@type`, at any depth. */
const thingsIn = (value: unknown): Thing[] =>
  typeof value === 'object' && value !== null
    ? [...('@type' in value ? [value as Thing] : []), ...Object.values(value).flatMap(thingsIn)]
    : []

const withSingleSpaces = (text: string) => text.replace(/[\s\u00A0]+/g, ' ')

/** Expected types on the page at an English path, without `Organization` and `BreadcrumbList`. */
function typesOf(path: string): string[] {
  if (path === '/') return ['WebSite']
  if (path.startsWith('/products/')) return ['ItemPage']
  if (path.startsWith('/services/')) return ['Service']
  const postings = content.company.career.postings.filter(({ datePosted, place }) => datePosted && place)
  const companyTypes: Record<string, string[]> = {
    '/contactus': ['ContactPage'],
    '/company/aboutus': ['AboutPage'],
    '/company/faqs': ['FAQPage'],
    '/company/career': postings.map(() => 'JobPosting'),
  }
  return companyTypes[path] ?? []
}

/** Required properties of rich results ("Structured data markup that Google Search supports"). */
const REQUIRED: Record<string, string[]> = {
  SoftwareApplication: ['name', 'offers', 'aggregateRating'],
  Product: ['name', 'offers', 'aggregateRating'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  BreadcrumbList: ['itemListElement'],
}

test('structured data of every page has the expected types and required properties, and only texts that the page shows', () => {
  for (const path of allSitemapPaths()) {
    const $ = parseExported(path)
    const canonical = $('link[rel=canonical]').attr('href')
    $('script, style').remove()
    const visibleText = withSingleSpaces($('body').text())
    const graphs = jsonLdOn(path)
    expect.soft(graphs.map((graph) => graph['@context'])).toEqual(['https://schema.org'])

    const englishPath = withoutLocale(path)
    const breadcrumb = englishPath === '/' ? [] : ['BreadcrumbList']
    const types = graphs.flatMap((graph) => graph['@graph'].map((thing) => thing['@type']))
    expect.soft(types.sort(), path).toEqual(['Organization', ...breadcrumb, ...typesOf(englishPath)].sort())

    const things = thingsIn(graphs)
    const product = contentByLocale[localeOf(path)].products.find((page) => page.path === path)
    const audiences = things.filter((thing) => thing['@type'] === 'Audience').map((thing) => thing.audienceType)
    expect.soft(audiences, path).toEqual(product?.customers ? [product.customers] : [])

    for (const thing of things) {
      const type = thing['@type']
      const { inLanguage, itemListElement } = thing
      expect.soft(Object.keys(thing), `${path}: ${type}`).toEqual(expect.arrayContaining(REQUIRED[type] ?? []))
      expect.soft([undefined, localeOf(path)], path).toContain(inLanguage)
      // No page shows the name of the country that a service covers.
      const texts = type === 'Country' ? [] : [thing.name, thing.title, thing.text]
      for (const value of texts.filter((text) => typeof text === 'string'))
        expect.soft(visibleText.includes(withSingleSpaces(value)), `${path} shows: ${value}`).toBe(true)
      if (type !== 'BreadcrumbList') continue
      const steps = itemListElement as { position: number; item: string }[]
      expect.soft(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
      expect.soft(steps.at(-1)?.item).toBe(canonical)
    }
  }
})

test('structured data of the company contains exactly its confirmed contact details', () => {
  const things = jsonLdOn('/').flatMap((graph) => graph['@graph'])
  const company = things.find((thing) => thing['@type'] === 'Organization')!
  const { telephone = [], email = [], sameAs = [] } = company
  expect([telephone, email, sameAs]).toEqual(confirmedContacts)
})
