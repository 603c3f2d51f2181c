import { locales } from '../locales'
import { fileOf, type ContentPath, type Problem } from './content-schema'
import { linkProblems } from './link-rules'
import { at, walk, type Found } from './walk-content'

const lastKey = (path: ContentPath) => path.at(-1)

/** Page texts that two pages share; paths of at most three keys exclude fields inside lists. */
function repeatedTexts(all: Found[], field: string, what: string): Problem[] {
  const texts = all.filter(({ path }) => path.length <= 3 && lastKey(path) === field)
  return locales.flatMap((locale) => {
    const textOf = ({ value }: Found) => String(at(value, locale) ?? '').trim()
    return texts.flatMap((found, index) => {
      const earlier = texts.slice(0, index).find((other) => textOf(other) === textOf(found))
      if (!earlier || textOf(found) === '') return []
      const message = `${what} is the same as in ${fileOf(earlier.path).file}: each page needs its own`
      return [{ path: [...found.path, locale], message }]
    })
  })
}

/** References to names that are not `known`. */
const unknownNames = (named: Found[], known: unknown[], what: string): Problem[] =>
  named
    .filter(({ value }) => typeof value === 'string' && !known.includes(value))
    .map(({ path, value }) => ({ path, message: `"${String(value)}" is not ${what}; use one of: ${known.join(', ')}` }))

/** Whether `path` names an item of `notFor: […]` or `products: […]`. */
const isListedProduct = (path: ContentPath) =>
  typeof lastKey(path) === 'number' && ['notFor', 'products'].includes(String(path.at(-2)))

/** Unknown screens in `screen: '…'`; unknown products in `product: '…'`, `notFor: […]` and `products: […]`. */
function unknownScreensAndProducts(raw: unknown, all: Found[]): Problem[] {
  const screens = all.filter(({ path }) => path[0] !== 'screens' && lastKey(path) === 'screen')
  const products = all.filter(({ path }) => lastKey(path) === 'product' || isListedProduct(path))
  return [
    ...unknownNames(screens, Object.keys(Object(at(raw, 'screens'))), 'a mock screen'),
    ...unknownNames(products, Object.keys(Object(at(raw, 'products'))), 'a product'),
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

function repeatedOrMissingHighlights(raw: unknown): Problem[] {
  return locales.flatMap((locale) => {
    const title = at(raw, 'home', 'howItWorks', 'title', locale)
    const word = at(raw, 'home', 'howItWorks', 'highlight', locale)
    if (typeof title !== 'string' || typeof word !== 'string' || !word.trim()) return []
    const times = title.split(word.trim()).length - 1
    if (times === 1) return []
    const rule =
      times === 0 ? 'is not part of the title' : 'is in the title twice: write more of it, or change the title'
    return [{ path: ['home', 'howItWorks', 'highlight', locale], message: `"${word}" ${rule}` }]
  })
}

function leftOverNotes(all: Found[]): Problem[] {
  return all
    .filter(({ value }) => typeof value === 'string' && /\b(todo|fixme|lorem)\b/i.test(value))
    .map(({ path }) => ({ path, message: 'contains a note that must not be published (TODO or lorem)' }))
}

/** Rules across files: valid links and references, unique ids, page names and descriptions, no leftover notes. */
export function crossReferenceProblems(raw: unknown): Problem[] {
  const all = [...walk(raw)]
  return [
    ...linkProblems(raw, all),
    ...unknownScreensAndProducts(raw, all),
    ...repeatedIds(all),
    ...repeatedOrMissingHighlights(raw),
    ...repeatedTexts(all, 'pageName', 'Page name'),
    ...repeatedTexts(all, 'description', 'Page description'),
    ...repeatedTexts(all, 'cardName', 'Name on the card'),
    ...repeatedTexts(all, 'need', 'Row in “Which one is yours?”'),
    ...leftOverNotes(all),
  ]
}
