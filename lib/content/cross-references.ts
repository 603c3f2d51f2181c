import { locales } from '../locales'
import { fileOf, type ContentPath, type Problem } from './content-schema'
import { linkProblems } from './link-rules'
import { at, listAt, walk, type Found } from './walk-content'

const lastKey = (path: ContentPath) => path.at(-1)

/** Values that repeat an earlier one; `message` gets the first of them. */
const repeated = (all: Found[], message: (first: Found) => string): Problem[] =>
  all.flatMap(({ path, value }, index) => {
    const first = all.findIndex((other) => String(other.value) === String(value))
    return first < index ? [{ path, message: message(all[first]!) }] : []
  })

/** Page texts that two pages share; paths of at most four keys exclude fields inside lists. */
const repeatedTexts = (all: Found[], field: string, what: string): Problem[] =>
  locales.flatMap((locale) => {
    const texts = all.filter(({ path }) => path.length <= 4 && path.at(-2) === field && lastKey(path) === locale)
    return repeated(texts, ({ path }) => `${what} is the same as in ${fileOf(path).file}: each page needs its own`)
  })

/** Motifs that two patterns share, and first colours that two products share. */
function repeatedPatterns(all: Found[]): Problem[] {
  const motifs = all.filter(({ path }) => lastKey(path) === 'motif')
  const colours = all.filter(
    ({ path: [part, , ...keys] }) => part === 'products' && keys.join('.') === 'weave.threads.0',
  )
  return [
    ...repeated(motifs, ({ path }) => `is the motif of ${fileOf(path).file} too: change some digits of one of them`),
    ...repeated(colours, ({ path }) => `is the first colour of ${fileOf(path).file} too: no two products share it`),
  ]
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

const ID_FIELDS = ['id', 'partnerID', 'testimonialsID', 'network']

/** Ids that two items of a list share. */
const repeatedIds = (all: Found[]): Problem[] =>
  all.flatMap(({ path, value: list }) =>
    ID_FIELDS.flatMap((field) => {
      const ids = listAt(list).map((item, index) => ({ path: [...path, index, field], value: at(item, field) }))
      const known = ids.filter(({ value }) => value !== undefined)
      return repeated(known, ({ value }) => `"${String(value)}" is used twice: write another`)
    }),
  )

const wrongHighlights = (raw: unknown): Problem[] =>
  locales.flatMap((locale) => {
    const path = ['home', 'howItWorks', 'highlight', locale]
    const [title, word] = [at(raw, 'home', 'howItWorks', 'title', locale), at(raw, ...path)]
    if (typeof title !== 'string' || typeof word !== 'string' || title.split(word).length === 2) return []
    return [{ path, message: `"${word}" must be in the title once` }]
  })

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
    ...repeatedPatterns(all),
    ...wrongHighlights(raw),
    ...repeatedTexts(all, 'pageName', 'Page name'),
    ...repeatedTexts(all, 'description', 'Page description'),
    ...repeatedTexts(all, 'cardName', 'Name on the card'),
    ...repeatedTexts(all, 'need', 'Row in “Which one is yours?”'),
    ...leftOverNotes(all),
  ]
}
