import type { Graph, Thing } from 'schema-dts'

import { getContent, type Product, type Service, type SiteContent } from '../content/gateway'
import { latinDigits, type Locale } from '../i18n/locales'
import { buildSettings } from '../settings'
import { CONTACT_PATH, HOME_PATH, leavesSite, routePath, routesFor, withoutLocale } from '../urls/routes'
import { icons } from '../weave/logo-icons'
import { COUNTRY, jobPostings } from './job-postings'
import { pageAt, type SitePage } from './site-pages'

const absoluteUrl = (path: string) => new URL(path, buildSettings().siteUrl).href
const organizationId = absoluteUrl('/#organization')
const companyRef = { '@id': organizationId } as const

/**
 * JSON-LD of a page in the schema.org vocabulary. Holds only visible and confirmed facts: no `pending` contact data, no
 * prices, dates or ratings that the page does not show.
 */
export function structuredData(locale: Locale, path: string): Graph {
  const content = getContent(locale)
  const things: Thing[] = [organization(content)]
  const page = pageAt(locale, path)
  if (path === routesFor(locale).home) things.push(website(content))
  else if (page) things.push(breadcrumb(content, page), ...mainThings(content, path))
  return { '@context': 'https://schema.org', '@graph': things }
}

/** Things of a page besides organization and breadcrumb. */
function mainThings(content: SiteContent, path: string): Thing[] {
  const { locale, contact, company } = content
  const product = content.products.find((page) => page.path === path)
  if (product) return [productPage(content, product)]
  const service = content.services.find((page) => page.path === path)
  if (service) return [serviceOffered(content, service)]
  const url = absoluteUrl(path)
  switch (withoutLocale(path)) {
    case CONTACT_PATH:
      return [companyPage('ContactPage', contact, locale, url)]
    case routePath('company', 'aboutus'):
      return [companyPage('AboutPage', company.aboutus, locale, url)]
    case routePath('company', 'career'):
      return jobPostings(company.career.postings, url, companyRef)
    case routePath('company', 'faqs'): {
      const mainEntity = company.faqs.items.map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer },
      }))
      return [{ '@type': 'FAQPage', url, inLanguage: locale, mainEntity }]
    }
    default:
      return []
  }
}

const companyPage = (
  type: 'AboutPage' | 'ContactPage',
  { pageName, description }: { pageName: string; description: string },
  locale: Locale,
  url: string,
): Thing => ({ '@type': type, name: pageName, description, url, inLanguage: locale, about: companyRef })

function organization({ site }: SiteContent): Thing {
  /** The values that are no placeholders; `undefined` instead of an empty list, since JSON omits `undefined`. */
  const confirmed = (values: string[]) => {
    const known = values.filter((value) => !site.placeholderNotes[value])
    return known.length > 0 ? known : undefined
  }
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.name,
    url: absoluteUrl(HOME_PATH),
    logo: absoluteUrl(icons.large.url),
    foundingDate: /\d{4}/.exec(latinDigits(site.since))?.[0],
    address: { '@type': 'PostalAddress', addressLocality: site.address.split(',')[0] ?? '', addressCountry: COUNTRY },
    telephone: confirmed(site.phones),
    email: confirmed(site.emails),
    // `leavesSite` keeps `https:` URLs, but no Viber chats.
    sameAs: confirmed(site.socials.map(({ url }) => url).filter(leavesSite)),
    location: site.offices.map(({ phone, place }) => ({
      '@type': 'Place',
      name: place,
      address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: COUNTRY },
      telephone: confirmed([phone]),
    })),
  }
}

const website = ({ site, home, locale }: SiteContent): Thing => ({
  '@type': 'WebSite',
  name: site.name,
  url: absoluteUrl(routesFor(locale).home),
  description: home.description,
  inLanguage: locale,
  publisher: companyRef,
})

function breadcrumb({ home, locale }: SiteContent, { path, pageName }: SitePage): Thing {
  // Omits the page's group: a group has no URL, and search engines reject a breadcrumb item without a URL.
  const steps = [
    { name: home.pageName, item: absoluteUrl(routesFor(locale).home) },
    { name: pageName, item: absoluteUrl(path) },
  ]
  const items = steps.map((step, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...step }))
  return { '@type': 'BreadcrumbList', itemListElement: items }
}

/** Not a `SoftwareApplication` or `Product`: search engines require a price or rating for these types. */
const productPage = ({ locale }: SiteContent, { pageName, description, path, customers }: Product): Thing => ({
  '@type': 'ItemPage',
  name: pageName,
  description,
  url: absoluteUrl(path),
  inLanguage: locale,
  // A group, not the sentence “For …” that the page shows.
  ...(customers && { audience: { '@type': 'Audience', audienceType: customers } }),
  publisher: companyRef,
})

const serviceOffered = ({ locale }: SiteContent, { pageName, description, path, packageTable }: Service): Thing => ({
  '@type': 'Service',
  name: pageName,
  serviceType: pageName,
  description,
  url: absoluteUrl(path),
  areaServed: { '@type': 'Country', name: new Intl.DisplayNames(locale, { type: 'region' }).of(COUNTRY) },
  provider: companyRef,
  ...(packageTable && {
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: pageName,
      itemListElement: packageTable.packages.map(({ name, desc }) => ({
        '@type': 'Offer' as const,
        itemOffered: { '@type': 'Service' as const, name, description: desc },
      })),
    },
  }),
})
