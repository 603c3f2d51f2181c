import { allSitemapPaths, sitemapPaths } from './support/addresses'
import { content, localeOf } from './support/content'
import { exported, searchData } from './support/exported'
import { expect, test } from './support/test'

const { company, services, site } = content

type Thing = Record<string, unknown> & { '@type': string }

/** What schema.org and search engines require of each type, and which of these values the page must show. */
const fields: Record<string, { required: string[]; shown: string[] }> = {
  Organization: {
    required: ['@id', 'name', 'url', 'logo', 'address', 'location'],
    // A `since` text without a year gives no date.
    shown: ['name', ...(/\d{4}/.test(site.since) ? ['foundingDate'] : [])],
  },
  WebSite: { required: ['name', 'url', 'inLanguage', 'publisher'], shown: ['name'] },
  BreadcrumbList: { required: ['itemListElement'], shown: [] },
  SoftwareApplication: {
    required: ['name', 'description', 'url', 'inLanguage', 'applicationCategory', 'featureList'],
    shown: ['name', 'featureList'],
  },
  Service: { required: ['name', 'description', 'url', 'provider', 'areaServed'], shown: ['name'] },
  FAQPage: { required: ['inLanguage', 'mainEntity'], shown: [] },
  JobPosting: {
    required: ['title', 'description', 'qualifications', 'hiringOrganization'],
    shown: ['title', 'description'],
  },
  ContactPage: { required: ['name', 'description', 'url', 'inLanguage', 'about'], shown: ['name'] },
  AboutPage: { required: ['name', 'description', 'url', 'inLanguage', 'about'], shown: ['name'] },
}

/** In one line, with the digits 0–9: a year is 2005 for search engines, and २००५ on a Nepali page. */
const plain = (text: string) =>
  text.replace(/[\s\u00A0]+/g, ' ').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))

// In one worker, so that a page is parsed once for both tests.
test.describe.configure({ mode: 'default' })

/** What a page tells search engines, and what it shows. */
const read = new Map<string, ReturnType<typeof readPage>>()
function pageOf(path: string) {
  const page = read.get(path) ?? readPage(path)
  read.set(path, page)
  return page
}

function readPage(path: string) {
  const graphs = searchData<{ '@context': string; '@graph': Thing[] }>(path)
  const $ = exported(path)
  const canonical = $('link[rel=canonical]').attr('href')
  $('script, style').remove()
  return { words: plain($('body').text()), canonical, graphs, things: graphs.flatMap((graph) => graph['@graph']) }
}

/** The types that a page has, besides those of the company and its location. */
function typesOf(path: string): string[] {
  if (path === '/') return ['WebSite']
  if (path.startsWith('/products/')) return ['SoftwareApplication']
  if (path.startsWith('/services/')) return ['Service']
  const others: Record<string, string[]> = {
    '/contactus': ['ContactPage'],
    '/company/aboutus': ['AboutPage'],
    '/company/faqs': ['FAQPage'],
    '/company/career': company.career.postings.map(() => 'JobPosting'),
  }
  return others[path] ?? []
}

test('every page tells search engines what it shows', () => {
  for (const path of allSitemapPaths()) {
    const { graphs, things, words } = pageOf(path)
    const contexts = graphs.map((graph) => graph['@context'])
    expect.soft(contexts, path).toEqual(['https://schema.org'])
    const neutral = path.replace(/^\/ne(?=\/|$)/, '') || '/'
    const below = neutral === '/' ? [] : ['BreadcrumbList']
    const types = things.map((thing) => thing['@type']).sort()
    expect.soft(types, path).toEqual(['Organization', ...below, ...typesOf(neutral)].sort())
    for (const { inLanguage } of things) expect.soft([undefined, localeOf(path)], path).toContain(inLanguage)
    for (const thing of things) {
      const { required, shown } = fields[thing['@type']] ?? { required: [], shown: [] }
      for (const name of required) expect.soft(thing[name], `${path}: ${thing['@type']}.${name}`).toBeTruthy()
      for (const value of shown.flatMap((name) => thing[name] as string | string[]))
        expect.soft(words.includes(plain(value)), `${path} shows: ${value}`).toBe(true)
    }
  }
})

test('breadcrumbs match the address; questions and packages match what the page shows', () => {
  for (const path of sitemapPaths().filter((address) => address !== '/')) {
    const { things, canonical } = pageOf(path)
    const list = things.find((thing) => thing['@type'] === 'BreadcrumbList') as unknown as {
      itemListElement: { position: number; name: string; item?: string }[]
    }
    expect(list.itemListElement.map(({ position }) => position)).toEqual(
      list.itemListElement.map((_, index) => index + 1),
    )
    for (const { item } of list.itemListElement) expect(item).toMatch(/^http/)
    expect(new URL(list.itemListElement.at(-1)?.item ?? '').pathname).toBe(path)
    expect(list.itemListElement.at(-1)?.item).toBe(canonical)
  }
  const faqs = pageOf('/company/faqs')
  const { mainEntity } = faqs.things.find((thing) => thing['@type'] === 'FAQPage') as unknown as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[]
  }
  expect(mainEntity.map(({ name }) => name)).toEqual(company.faqs.items.map(({ question }) => question))
  for (const { name, acceptedAnswer } of mainEntity)
    for (const text of [name, acceptedAnswer.text]) expect(faqs.words).toContain(plain(text))
  for (const { path, tiers } of services) {
    if (!tiers) continue
    const { things, words } = pageOf(path)
    const { hasOfferCatalog } = things.find((thing) => thing['@type'] === 'Service') as unknown as {
      hasOfferCatalog: { itemListElement: { itemOffered: { name: string } }[] }
    }
    const offered = hasOfferCatalog.itemListElement.map(({ itemOffered }) => itemOffered.name)
    expect(offered).toEqual(tiers.map(({ name }) => name))
    for (const name of offered) expect(words).toContain(plain(name))
  }
})
