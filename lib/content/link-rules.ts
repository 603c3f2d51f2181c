import { closest, distance } from 'fastest-levenshtein'

import { internalHref, type CalculatorKind } from '@/content/schema'
import { slugsOf } from '@/content/schema/page-groups'

import { calculatorId } from '../urls/calculator-ids'
import { allPaths, CONTACT_PATH, routePath } from '../urls/routes'
import { sectionIds } from '../urls/section-ids'
import type { Problem } from './content-schema'
import { listAt, valueAt, type FoundValue } from './walk-content'

/** Ids of the items of a list. */
const ids = (list: unknown[]) => list.map((item) => String(valueAt(item, 'id')))

/** Valid fragments (element ids) by page path. */
function fragmentsOf(raw: unknown): Record<string, string[]> {
  const products = Object.entries(Object(valueAt(raw, 'products'))).map(([slug, product]) => [
    routePath('products', slug),
    [
      ...ids(listAt(product, 'features')),
      ...listAt(product, 'calculators').map((kind) => calculatorId(kind as CalculatorKind)),
      ...(valueAt(product, 'oldData') ? [sectionIds.oldData] : []),
    ],
  ])
  return {
    ...Object.fromEntries(products),
    [routePath('company', 'aboutus')]: [sectionIds.products, sectionIds.services],
    [CONTACT_PATH]: [sectionIds.yourData],
    [routePath('downloads', 'forms')]: [sectionIds.quotation, sectionIds.vendorQuestions],
    [routePath('company', 'career')]: ids(listAt(raw, 'company', 'career', 'postings')),
    [routePath('company', 'faqs')]: ids(listAt(raw, 'company', 'faqs', 'items')),
  }
}

/** Internal links to unknown pages, or to unknown fragments of known pages. */
export function linkProblems(raw: unknown, allValues: FoundValue[]): Problem[] {
  const pagePaths = allPaths(slugsOf(raw))
  const fragments = fragmentsOf(raw)
  return allValues.flatMap(({ path, value }) => {
    // The schema already reports malformed links.
    const href = ['href', 'path'].includes(String(path.at(-1))) && internalHref.safeParse(value).data
    if (!href) return []
    const pagePath = href.split('#')[0]!
    const linksToPage = [pagePath, ...(fragments[pagePath] ?? []).map((id) => `${pagePath}#${id}`)]
    const validLinks = pagePaths.includes(pagePath) ? linksToPage : pagePaths
    if (validLinks.includes(href)) return []
    const message = `"${href}" is not an address of this site; ${suggestion(href, validLinks)}use one of: ${validLinks.join(', ')}`
    return [{ path, message }]
  })
}

/** `did you mean "…"? `, if a valid link differs from `href` in at most a third of its letters. */
function suggestion(href: string, validLinks: readonly string[]) {
  const likely = closest(href, validLinks)
  return distance(href, likely) <= href.length / 3 ? `did you mean "${likely}"? Or ` : ''
}
