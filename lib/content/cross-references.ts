import { locales } from '../locales'
import { fileOf, type ContentPath } from './model'
import { linkProblems } from './link-rules'
import { at, listAt, walk, type Found, type Problem } from './problems'

const last = (path: ContentPath) => path.at(-1)

function repeatedTexts(all: Found[], field: string, what: string): Problem[] {
  const texts = all.filter(({ path }) => path.length <= 3 && last(path) === field)
  return locales.flatMap((locale) => {
    const firstPlaces = new Map<string, ContentPath>()
    return texts.flatMap(({ path, value }) => {
      const text = at(value, locale)
      if (typeof text !== 'string') return []
      const twin = firstPlaces.get(text.trim())
      firstPlaces.set(text.trim(), twin ?? path)
      const message = twin && `${what} is the same as in ${fileOf(twin).file}: each page needs its own`
      return message ? [{ path: [...path, locale], message }] : []
    })
  })
}

/** Screens are named by `screen: '…'`. */
function unknownScreens(raw: unknown, all: Found[]): Problem[] {
  const known = Object.keys(Object(at(raw, 'screens')))
  return all.flatMap(({ path, value }) => {
    const names = path[0] !== 'screens' && last(path) === 'screen'
    if (!names || typeof value !== 'string' || known.includes(value)) return []
    return [{ path, message: `"${value}" is not a drawn screen; use one of: ${known.join(', ')}` }]
  })
}

/** Products are named in the list `products` of the comparison. */
function unknownProducts(raw: unknown): Problem[] {
  const known = Object.keys(Object(at(raw, 'products')))
  return listAt(raw, 'buying', 'comparison', 'products').flatMap((slug, index) =>
    typeof slug !== 'string' || known.includes(slug)
      ? []
      : [
          {
            path: ['buying', 'comparison', 'products', index],
            message: `"${slug}" is not a product; use one of: ${known.join(', ')}`,
          },
        ],
  )
}

function wrongOffices(raw: unknown): Problem[] {
  const offices = at(raw, 'site', 'offices')
  const used = at(raw, 'contact', 'offices')
  // Without either list there is nothing to compare; the schema reports the missing one.
  if (!Array.isArray(offices) || !Array.isArray(used)) return []
  const known = [...new Set(offices.map((office) => at(office, 'id')))]
  const path = ['contact', 'offices']
  const wrong = used.flatMap((id: unknown, index) => {
    if (typeof id !== 'string') return []
    if (!known.includes(id)) return [{ index, message: `"${id}" is not an office; use one of: ${known.join(', ')}` }]
    return used.indexOf(id) < index ? [{ index, message: `"${id}" is used twice: write another` }] : []
  })
  return [
    ...wrong.map(({ index, message }) => ({ path: [...path, index], message })),
    ...known
      .filter((id) => id !== undefined && !used.includes(id))
      .map((id) => ({ path, message: `leaves out the office "${id}" of content/site.ts` })),
  ]
}

function repeatedIds(all: Found[]): Problem[] {
  return all.flatMap(({ path, value }) =>
    ['id', 'partnerID', 'testimonialsID', 'network'].flatMap((key) => {
      const ids = Array.isArray(value) ? value.map((item) => at(item, key)) : []
      return ids.flatMap((id, index) =>
        id !== undefined && ids.indexOf(id) < index
          ? [{ path: [...path, index, key], message: `"${id}" is used twice: write another` }]
          : [],
      )
    }),
  )
}

/** The page colours the one place where the word stands in the title. */
function misplacedHighlights(raw: unknown): Problem[] {
  return locales.flatMap((locale) => {
    const title = at(raw, 'home', 'intro', 'title', locale)
    const word = at(raw, 'home', 'intro', 'highlight', locale)
    if (typeof title !== 'string' || typeof word !== 'string' || !word.trim()) return []
    const times = title.split(word.trim()).length - 1
    if (times === 1) return []
    const rule =
      times === 0 ? 'is not part of the title' : 'is in the title twice: write more of it, or change the title'
    return [{ path: ['home', 'intro', 'highlight', locale], message: `"${word}" ${rule}` }]
  })
}

function leftOverNotes(all: Found[]): Problem[] {
  return all
    .filter(({ value }) => typeof value === 'string' && /\b(todo|fixme|lorem)\b/i.test(value))
    .map(({ path }) => ({ path, message: 'holds a note that must not be published (TODO or lorem)' }))
}

/** What a schema cannot see: links, ids, page names and descriptions that must agree across files. */
export function crossReferenceProblems(raw: unknown): Problem[] {
  const all = [...walk(raw)]
  return [
    ...linkProblems(raw, all),
    ...unknownScreens(raw, all),
    ...unknownProducts(raw),
    ...wrongOffices(raw),
    ...repeatedIds(all),
    ...misplacedHighlights(raw),
    ...repeatedTexts(all, 'pageName', 'Page name'),
    ...repeatedTexts(all, 'description', 'Page description'),
    ...repeatedTexts(all, 'cardName', 'Name on the card'),
    ...repeatedTexts(all, 'need', 'Row in “Which one is yours?”'),
    ...leftOverNotes(all),
  ]
}
