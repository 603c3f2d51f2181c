import { resolve } from 'node:path'

import { countCharacters, countGraphemes } from '../../content/schema/graphemes'
import { isNoticeCurrent, noticeTime } from '../../lib/calendar/notice-time'
import { LIST_LIMIT } from '../../lib/content/menu'
import { parseContent, problemLine } from '../../lib/content/parse-content'
import { siteContent } from '../../lib/content/site-content'
import { interpolate } from '../../lib/i18n/interpolate'
import { breakpoints } from '../../lib/theme/breakpoints'
import { withoutLocale } from '../../lib/urls/routes'
import { loadContent } from '../../scripts/content/load-files'

const { raw } = await loadContent(resolve('content'))
const { content: parsed, problems } = parseContent(raw)
if (!parsed) throw new Error(`Run npm run check:content first:\n${problems.map(problemLine).join('\n')}`)

export { countCharacters, countGraphemes, withoutLocale }

/** Window widths in px from which a layout applies. */
export const layoutWidths = Object.values(breakpoints).map((rem) => Number.parseFloat(rem) * 16)

/** English content, from which tests take all expected texts. */
export const content = siteContent(parsed, 'en')

/** English and Nepali content by locale. */
export const contentByLocale = { en: content, ne: siteContent(parsed, 'ne') }

export const localeOf = (path: string) => (withoutLocale(path) === path ? 'en' : 'ne')

const { phones, emails, socials } = parsed.site

/** Three lists: confirmed phone numbers, e-mail addresses and social media addresses of the company. */
export const confirmedContacts = [phones, emails, socials.map(({ url }) => url)].map((facts) =>
  facts.flatMap(({ value, pending }) => (pending ? [] : [value])),
)

export type Product = (typeof content)['products'][number]

/** Ids of sections. */
export { sectionIds } from '../../lib/urls/section-ids'

/** The buyer's questions of a page. */
export { sheetRows } from '../../lib/content/buying-questions'

/** Fill in the `{slots}` of a text; `interpolateIn` writes numbers in the digits of a locale. */
export { interpolate, interpolateIn } from '../../lib/i18n/interpolate'

/** Regular expression that matches texts starting with `words`. */
export const startingWith = (words: string) => new RegExp(`^${escapeRegExp(words)}`)

/** Escapes a text for use in a regular expression. */
export const escapeRegExp = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Maximum number of products in the hero. */
export { HERO_LIMIT } from '../../lib/content/menu'

/** Products in the order of the home page. */
export { inFinderOrder } from '../../lib/content/finder-order'

/** The first `LIST_LIMIT` entries of a list: menu, footer and carousels show no more. */
export const upToLimit = <T>(list: readonly T[]) => list.slice(0, LIST_LIMIT)

/** The first entry of a list; throws if the list is empty. */
export function first<T>(list: readonly T[]): T {
  if (list[0] === undefined) throw new Error('This test needs a list with at least one entry in the content.')
  return list[0]
}

const { site, navigation, labels, home, contact, company, products, services, downloads } = content

/** The products with the most features and calculators; one without carousel (if there is one), whose page loads faster. */
export const productWithMostFeatures = first(products.toSorted((a, b) => b.features.length - a.features.length))
export const productWithMostCalculators = first(
  products.toSorted((a, b) => (b.calculators?.length ?? 0) - (a.calculators?.length ?? 0)),
)
export const productWithoutGallery = products.find(({ gallery }) => !gallery) ?? first(products)

/** All questions, and the first two. */
export const questions = company.faqs.items
export const [question, otherQuestion] = [first(questions), first(questions.slice(1))]

/** Whether the home page shows its notice today (Nepal time). */
export const noticeIsOn = home.notice.open && isNoticeCurrent(noticeTime(home.notice))

/** Label of the button at the top of a product page; initial subject of the form that this button opens. */
export const askLabel = ({ pageName }: Product) => interpolate(labels.askAbout, { name: pageName })
export const subjectOf = ({ pageName }: Product) => interpolate(labels.enquiryAbout, { name: pageName })

/** Pages with a picture carousel (at least two pictures); `name` is the accessible name of the carousel. */
export const pagesWithGallery = [
  { path: '/company/aboutus', title: site.name, gallery: company.aboutus.gallery },
  ...products.map(({ path, heading, gallery = [] }) => ({ path, title: heading, gallery })),
]
  .filter(({ gallery }) => gallery.length > 1)
  .map(({ path, title, gallery }) => ({ path, gallery, name: interpolate(labels.pictures, { name: title }) }))

const companyPages = Object.entries(company).map(([slug, page]) => ({ path: `/company/${slug}`, ...page }))

/** English paths and names of all pages of the site. */
export const pages: { path: string; pageName: string; titleWords: string }[] = [
  { path: '/', ...home },
  ...products,
  ...services,
  ...downloads,
  ...companyPages,
  { path: '/contactus', ...contact },
]

export const titleOf = ({ pageName, titleWords }: { pageName: string; titleWords?: string }) =>
  [site.name, site.titleSeparator, [pageName, titleWords].filter(Boolean).join(': ')].join(' ')

/** Groups of the menu, each with its pages. */
export const menuGroups = navigation.items.flatMap((item) => {
  if (!('group' in item)) return []
  const lists = { products: upToLimit(products), services: upToLimit(services), downloads, company: companyPages }
  return [{ ...item, pages: lists[item.group] }]
})

/** Label of a menu group; throws if the menu lacks the group, since the specification (section 2) has all four. */
export const groupLabel = (group: string) => first(menuGroups.filter((item) => item.group === group)).label
