import { resolve } from 'node:path'

import { confirmedFacts } from '../../lib/content/confirmed-facts'
import { interpolate, interpolateIn } from '../../lib/interpolate'
import { parseContent, problemLine } from '../../lib/content/load'
import { LIST_LIMIT } from '../../lib/content/menu'
import { countLetters } from '../../lib/letters'
import { isNow, noticeTime } from '../../lib/notice-time'
import { withoutLocale } from '../../lib/routes'
import { siteContent } from '../../lib/content/site-content'
import { loadContent } from '../../scripts/content/files'

const { raw } = await loadContent(resolve('content'))
const { content: parsed, problems } = parseContent(raw)
if (!parsed) throw new Error(`Run npm run check:content first:\n${problems.map(problemLine).join('\n')}`)

export { countLetters }

/** The content as the site uses it: tests expect these texts and contain none of their own. */
export const content = siteContent(parsed, 'en')

/** The same in each language. */
export const editions = { en: content, ne: siteContent(parsed, 'ne') }

/** The language of an address. */
export const localeOf = (path: string) => (withoutLocale(path) === path ? 'en' : 'ne')

/** Phone numbers, e-mail addresses and web addresses that the company has confirmed. */
export const confirmed = confirmedFacts(parsed.site)

export type Product = (typeof content)['products'][number]

/** A text with its `{slots}` filled in, as a page shows it. */
export const filled = interpolate
export const filledIn = interpolateIn

/** Matches names that start with `words`. */
export const starting = (words: string) => new RegExp(`^${literally(words)}`)

/** Escapes a text for use in a regular expression. */
export const literally = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The pages of a long list that menu, footer and carousels show: the first `LIST_LIMIT`. */
export const shown = <T>(list: readonly T[]) => list.slice(0, LIST_LIMIT)

/** The first entry of a list that valid content never leaves empty. */
export function first<T>(list: readonly T[]): T {
  if (list[0] === undefined) throw new Error('The content has nothing of the kind that this test needs.')
  return list[0]
}

const { site, navigation, labels, home, contact, company, products, services, downloads } = content

const byFeatures = products.toSorted((one, other) => other.features.length - one.features.length)

/** The product with the most features, and one whose page has no moving part. */
export const longest = first(byFeatures)
export const still = products.find(({ gallery }) => !gallery) ?? first(products)

/** The questions with their answers, and the first two of them. */
export const questions = company.faqs.items
export const [question, otherQuestion] = [first(questions), first(questions.slice(1))]

/** Whether the home page shows its notice today, by the date in Nepal. */
export const noticeIsOn = home.notice.open && isNow(noticeTime(home.notice))

/** The label of the button at the top of a product page, and the initial subject of its form. */
export const askAbout = ({ pageName }: Product) => filled(labels.askAbout, { name: pageName })
export const subjectOf = ({ pageName }: Product) => filled(labels.enquiryAbout, { name: pageName })

/** Pages with a carousel of pictures, which needs at least two; `name` is the carousel's name. */
export const pictured = [
  { path: '/company/aboutus', shows: site.name, gallery: company.aboutus.gallery },
  ...products.map(({ path, heading, gallery = [] }) => ({ path, shows: heading, gallery })),
]
  .filter(({ gallery }) => gallery.length > 1)
  .map(({ path, shows, gallery }) => ({ path, gallery, name: filled(labels.pictures, { name: shows }) }))

const companyPages = Object.entries(company).map(([slug, { pageName }]) => ({ path: `/company/${slug}`, pageName }))

/** Addresses and names of all pages of the site. */
export const pages: { path: string; pageName: string }[] = [
  { path: '/', pageName: home.pageName },
  ...products,
  ...services,
  ...downloads,
  ...companyPages,
  { path: '/contactus', pageName: contact.pageName },
]

/** The title of a page. */
export const titleOf = (pageName: string) => `${site.name} ${site.titleSeparator} ${pageName}`

/** The groups of the menu bar with the pages that they list. */
export const menuGroups = navigation.items.flatMap((item) => {
  if (!('group' in item)) return []
  const lists = { products: shown(products), services: shown(services), downloads, company: companyPages }
  return [{ ...item, pages: lists[item.group] }]
})

/** The label of a group of the menu bar; the specification (section 2) has all four. */
export const groupLabel = (group: string) => first(menuGroups.filter((item) => item.group === group)).label
