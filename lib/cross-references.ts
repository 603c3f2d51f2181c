import { contentFolders, type ContentPath } from './content-model'
import { allPaths, type RouteGroup } from './routes'

interface Found {
  path: ContentPath
  value: unknown
}

/** Every value in the content with its path, whatever its shape, so that all checks run even on broken content. */
export function* walk(value: unknown, path: ContentPath = []): Generator<Found> {
  yield { path, value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value))
    yield* walk(item as unknown, [...path, Array.isArray(value) ? Number(key) : key])
}

const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value)

const keysAt = (value: unknown, key: string) => Object.keys((at(value, key) as object | undefined) ?? {})

const last = (path: ContentPath) => path[path.length - 1]

function brokenLinks(raw: unknown, all: Found[]) {
  const slugs = Object.fromEntries(contentFolders.map((group) => [group, keysAt(raw, group)]))
  const known = allPaths(slugs as Record<RouteGroup, string[]>)
  return all
    .filter(({ path, value }) => ['href', 'path'].includes(String(last(path))) && typeof value === 'string')
    .filter(({ value }) => !known.includes(String(value).split('#')[0] ?? ''))
    .map(({ path, value }) => ({ path, message: `"${value}" is not a page of this site; use one of: ${known.join(', ')}` }))
}

function repeated(all: Found[], field: string, what: string) {
  const texts = all.filter(({ path }) => path.length <= 3 && last(path) === field)
  return texts.flatMap(({ path, value }, index) => {
    const twin = texts.slice(0, index).find((other) => at(other.value, 'en') === at(value, 'en'))
    return twin ? [{ path, message: `${what} is the same as in ${twin.path.slice(0, -1).join('/')}: each page needs its own` }] : []
  })
}

function unknownOffices(raw: unknown) {
  const offices = at(raw, 'site', 'offices')
  const known = Array.isArray(offices) ? offices.map((office: unknown) => String(at(office, 'id'))) : []
  const used = at(raw, 'contact', 'offices')
  if (!Array.isArray(used)) return []
  return [
    ...used.flatMap((id: unknown, index) =>
      known.includes(String(id))
        ? []
        : [{ path: ['contact', 'offices', index], message: `"${id}" is not an office; use one of: ${known.join(', ')}` }],
    ),
    ...known
      .filter((id) => !used.includes(id))
      .map((id) => ({ path: ['contact', 'offices'], message: `leaves out the office "${id}" of content/site.ts` })),
  ]
}

function repeatedIds(all: Found[]) {
  const lists = all.filter(({ value }) => Array.isArray(value)) as { path: ContentPath; value: unknown[] }[]
  return lists.flatMap(({ path, value }) =>
    ['id', 'partnerID', 'testimonialsID', 'network'].flatMap((key) => {
      const ids = value.map((item) => at(item, key))
      return ids.flatMap((id, index) =>
        id !== undefined && ids.indexOf(id) < index ? [{ path: [...path, index, key], message: `"${id}" is used twice` }] : [],
      )
    }),
  )
}

function missingHighlight(raw: unknown) {
  const title = String(at(raw, 'home', 'intro', 'title', 'en'))
  const word = String(at(raw, 'home', 'intro', 'highlight', 'en'))
  return title.includes(word) ? [] : [{ path: ['home', 'intro', 'highlight', 'en'], message: `"${word}" is not part of the title` }]
}

/** What a schema cannot see: links, ids, page names and descriptions that must agree across files. */
export function crossReferenceProblems(raw: unknown): { path: ContentPath; message: string }[] {
  const all = [...walk(raw)]
  return [
    ...brokenLinks(raw, all),
    ...unknownOffices(raw),
    ...repeatedIds(all),
    ...missingHighlight(raw),
    ...repeated(all, 'pageName', 'Page name'),
    ...repeated(all, 'description', 'Page description'),
    ...all
      .filter(({ value }) => typeof value === 'string' && /\b(todo|fixme|lorem)\b/i.test(value))
      .map(({ path }) => ({ path, message: 'holds a note that must not be published (TODO or lorem)' })),
  ]
}
