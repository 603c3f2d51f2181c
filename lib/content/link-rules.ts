import { internalHref, slugsOf } from '@/content/schema'

import { allPaths, CONTACT_PATH, fullLists, routePath, withoutLocale } from '../routes'
import { calculatorId, type Kind } from '../calculators/kinds'
import type { Problem } from './content-schema'
import { at, listAt, type Found } from './walk-content'

/** Ids of the items of a list. */
const ids = (list: unknown[]) => list.map((item) => String(at(item, 'id')))

/** Valid fragments (element ids) by page path. */
function fragmentsOf(raw: unknown): Record<string, string[]> {
  const products = Object.entries(Object(at(raw, 'products'))).map(([slug, product]) => [
    routePath('products', slug),
    [...ids(listAt(product, 'features')), ...listAt(product, 'calculators').map((kind) => calculatorId(kind as Kind))],
  ])
  // All full lists are on the page About Us.
  const [aboutPath = '', ...fragments] = Object.values(fullLists).flatMap((address) => address.split('#'))
  return {
    ...Object.fromEntries(products),
    [aboutPath]: fragments.filter((fragment) => fragment !== aboutPath),
    [CONTACT_PATH]: ['your-data'],
    [routePath('company', 'career')]: ids(listAt(raw, 'company', 'career', 'postings')),
    [routePath('company', 'faqs')]: ids(listAt(raw, 'company', 'faqs', 'items')),
  }
}

/** Suggests a page: the path without trailing slash or prefix `/ne`, or the only page that starts with the path. */
function nearest(page: string, known: string[]): string | undefined {
  const withoutSlash = page.replace(/(.)\/$/, '$1')
  const withoutPrefix = withoutLocale(withoutSlash)
  if (withoutPrefix !== withoutSlash)
    return `${nearest(withoutPrefix, known) ?? '/'} (Nepali pages link to Nepali pages automatically)`
  if (known.includes(withoutSlash)) return withoutSlash
  const matches = known.filter((address) => withoutSlash.length > 3 && address.startsWith(withoutSlash))
  return matches.length === 1 ? matches[0] : undefined
}

/** Internal links to unknown pages, or to unknown fragments of known pages. */
export function linkProblems(raw: unknown, values: Found[]): Problem[] {
  const pagePaths = allPaths(slugsOf(raw))
  const fragments = fragmentsOf(raw)
  return values.flatMap(({ path: fieldPath, value }) => {
    if (!['href', 'path'].includes(String(fieldPath.at(-1)))) return []
    // The schema already reports malformed links.
    const [page = '', fragment] = internalHref.safeParse(value).data?.split('#') ?? []
    if (!page) return []
    if (!pagePaths.includes(page)) {
      const suggestion = nearest(page, pagePaths)
      const hint = suggestion ? `did you mean ${suggestion}?` : `use one of: ${pagePaths.join(', ')}`
      return [{ path: fieldPath, message: `"${page}" is not a page of this site; ${hint}` }]
    }
    const known = fragments[page] ?? []
    if (fragment === undefined || known.includes(fragment)) return []
    const hint = known.length > 0 ? `use one of: ${known.map((name) => `#${name}`).join(', ')}` : 'it has none'
    return [{ path: fieldPath, message: `"#${fragment}" is not an id on ${page}; ${hint}` }]
  })
}
