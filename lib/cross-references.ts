import { internalHref } from '@/content/schema'

import { fileOf, type ContentPath } from './content-model'
import { allPaths, type RouteGroup } from './routes'

interface Found {
  path: ContentPath
  value: unknown
}

interface Mistake {
  path: ContentPath
  message: string
}

/** Every value in the content with its path, whatever its shape, so that all checks run even on broken content. */
export function* walk(value: unknown, path: ContentPath = []): Generator<Found> {
  yield { path, value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value))
    yield* walk(item, [...path, Array.isArray(value) ? Number(key) : key])
}

const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (typeof inner === 'object' ? Reflect.get(Object(inner), key) : undefined), value)

const last = (path: ContentPath) => path.at(-1)

function brokenLinks(raw: unknown, all: Found[]): Mistake[] {
  const slugs = (folder: RouteGroup) => Object.keys(Object(at(raw, folder)))
  const known = allPaths({
    products: slugs('products'),
    services: slugs('services'),
    downloads: slugs('downloads'),
    company: slugs('company'),
  })
  return all.flatMap(({ path, value }) => {
    if (!['href', 'path'].includes(String(last(path)))) return []
    // An address of another form is reported by the schema already.
    const href = internalHref.safeParse(value)
    if (!href.success || known.includes(href.data.replace(/#.*/, ''))) return []
    return [{ path, message: `"${value}" is not a page of this site; use one of: ${known.join(', ')}` }]
  })
}

function repeatedTexts(all: Found[], field: string, what: string): Mistake[] {
  const firstPlaces = new Map<string, ContentPath>()
  return all.flatMap(({ path, value }) => {
    const text = at(value, 'en')
    if (path.length > 3 || last(path) !== field || typeof text !== 'string') return []
    const twin = firstPlaces.get(text.trim())
    if (twin) return [{ path, message: `${what} is the same as in ${fileOf(twin).file}: each page needs its own` }]
    firstPlaces.set(text.trim(), path)
    return []
  })
}

/** Screens are named by `screen: '…'` and in lists `screens: ['…']`. */
function unknownScreens(raw: unknown, all: Found[]): Mistake[] {
  const known = Object.keys(Object(at(raw, 'screens')))
  return all.flatMap(({ path, value }) => {
    const names =
      path[0] !== 'screens' &&
      (last(path) === 'screen' || (path.at(-2) === 'screens' && typeof last(path) === 'number'))
    if (!names || typeof value !== 'string' || known.includes(value)) return []
    return [{ path, message: `"${value}" is not a drawn screen; use one of: ${known.join(', ')}` }]
  })
}

function wrongOffices(raw: unknown): Mistake[] {
  const offices = at(raw, 'site', 'offices')
  const used = at(raw, 'contact', 'offices')
  // Without either list there is nothing to compare; the schema reports the missing one.
  if (!Array.isArray(offices) || !Array.isArray(used)) return []
  const known = offices.map((office) => at(office, 'id'))
  const path = ['contact', 'offices']
  const wrong = used.flatMap((id: unknown, index) => {
    if (typeof id !== 'string') return []
    if (!known.includes(id)) return [{ index, message: `"${id}" is not an office; use one of: ${known.join(', ')}` }]
    return used.indexOf(id) < index ? [{ index, message: `"${id}" is used twice` }] : []
  })
  return [
    ...wrong.map(({ index, message }) => ({ path: [...path, index], message })),
    ...known
      .filter((id) => id !== undefined && !used.includes(id))
      .map((id) => ({ path, message: `leaves out the office "${id}" of content/site.ts` })),
  ]
}

function repeatedIds(all: Found[]): Mistake[] {
  return all.flatMap(({ path, value }) =>
    ['id', 'partnerID', 'testimonialsID', 'network'].flatMap((key) => {
      const ids = Array.isArray(value) ? value.map((item) => at(item, key)) : []
      return ids.flatMap((id, index) =>
        id !== undefined && ids.indexOf(id) < index
          ? [{ path: [...path, index, key], message: `"${id}" is used twice` }]
          : [],
      )
    }),
  )
}

function missingHighlight(raw: unknown): Mistake[] {
  const title = at(raw, 'home', 'intro', 'title', 'en')
  const word = at(raw, 'home', 'intro', 'highlight', 'en')
  if (typeof title !== 'string' || typeof word !== 'string' || title.includes(word)) return []
  return [{ path: ['home', 'intro', 'highlight', 'en'], message: `"${word}" is not part of the title` }]
}

function leftOverNotes(all: Found[]): Mistake[] {
  return all
    .filter(({ value }) => typeof value === 'string' && /\b(todo|fixme|lorem)\b/i.test(value))
    .map(({ path }) => ({ path, message: 'holds a note that must not be published (TODO or lorem)' }))
}

/** What a schema cannot see: links, ids, page names and descriptions that must agree across files. */
export function crossReferenceProblems(raw: unknown): Mistake[] {
  const all = [...walk(raw)]
  return [
    ...brokenLinks(raw, all),
    ...unknownScreens(raw, all),
    ...wrongOffices(raw),
    ...repeatedIds(all),
    ...missingHighlight(raw),
    ...repeatedTexts(all, 'pageName', 'Page name'),
    ...repeatedTexts(all, 'description', 'Page description'),
    ...leftOverNotes(all),
  ]
}
