import { locales } from '../i18n/locales'
import { fileOf, type ContentPath, type Problem } from './content-schema'
import { linkProblems } from './link-rules'
import { listAt, valueAt, walkValues, type FoundValue } from './walk-content'

const lastKey = (path: ContentPath) => path.at(-1)

/** Problems of values that repeat an earlier value; `message` gets the first occurrence. */
const repeated = (values: FoundValue[], message: (first: FoundValue) => string): Problem[] =>
  values.flatMap(({ path, value }, index) => {
    const first = values.findIndex((candidate) => String(candidate.value) === String(value))
    return first < index ? [{ path, message: message(values[first]!) }] : []
  })

/** Texts that two pages share in `field` of the page itself (folder, page, field, language), not of its lists. */
const repeatedTexts = (allValues: FoundValue[], field: string, label: string): Problem[] =>
  locales.flatMap((locale) => {
    const texts = allValues.filter(({ path }) => path.length <= 4 && path.at(-2) === field && lastKey(path) === locale)
    return repeated(texts, ({ path }) => `${label} is the same as in ${fileOf(path).file}: each page needs its own`)
  })

/** Motifs that two patterns share, and first colours that two products share. */
function repeatedPatterns(allValues: FoundValue[]): Problem[] {
  const motifs = allValues.filter(({ path }) => lastKey(path) === 'motif')
  const colours = allValues.filter(
    ({ path: [folder, , ...keys] }) => folder === 'products' && keys.join('.') === 'weave.threads.0',
  )
  return [
    ...repeated(motifs, ({ path }) => `is the motif of ${fileOf(path).file} too: change some digits of one of them`),
    ...repeated(colours, ({ path }) => `is the first colour of ${fileOf(path).file} too: no two products share it`),
  ]
}

/** Problems of references to names that are not `known`; messages call such a name `noun`. */
const unknownNames = (references: FoundValue[], known: unknown[], noun: string): Problem[] =>
  references
    .filter(({ value }) => typeof value === 'string' && !known.includes(value))
    .map(({ path, value }) => ({ path, message: `"${String(value)}" is not ${noun}; use one of: ${known.join(', ')}` }))

/** Whether `path` names an item of `onlyFor: […]`, `notFor: […]` or `products: […]`. */
const isListedProduct = (path: ContentPath) =>
  typeof lastKey(path) === 'number' && ['onlyFor', 'notFor', 'products'].includes(String(path.at(-2)))

/** Unknown screens in `screen: '…'` and `sameDayAs: '…'`; unknown products in `product: '…'` and in the lists of `isListedProduct`. */
function unknownScreensAndProducts(raw: unknown, allValues: FoundValue[]): Problem[] {
  const screens = allValues.filter(({ path }) => lastKey(path) === (path[0] === 'screens' ? 'sameDayAs' : 'screen'))
  const products = allValues.filter(({ path }) => lastKey(path) === 'product' || isListedProduct(path))
  return [
    ...unknownNames(screens, Object.keys(Object(valueAt(raw, 'screens'))), 'a mock screen'),
    ...unknownNames(products, Object.keys(Object(valueAt(raw, 'products'))), 'a product'),
  ]
}

/** Unknown districts of offices, and districts that two offices serve. */
function wrongDistricts(raw: unknown): Problem[] {
  const served = listAt(raw, 'site', 'offices').flatMap((office, index) =>
    listAt(office, 'districts').map((value, place) => ({
      path: ['site', 'offices', index, 'districts', place],
      value,
    })),
  )
  return [
    ...unknownNames(
      served,
      listAt(raw, 'facts', 'districts').map((district) => valueAt(district, 'id')),
      'a district',
    ),
    ...repeated(served, ({ value }) => `"${String(value)}" is served by another office too: name it once`),
  ]
}

const ID_FIELDS = ['id', 'partnerID', 'testimonialsID', 'network']

/** Ids that two items of a list share. */
const repeatedIds = (allValues: FoundValue[]): Problem[] =>
  allValues.flatMap(({ path, value: list }) =>
    ID_FIELDS.flatMap((field) => {
      const ids = listAt(list).map((item, index) => ({ path: [...path, index, field], value: valueAt(item, field) }))
      const definedIds = ids.filter(({ value }) => value !== undefined)
      return repeated(definedIds, ({ value }) => `"${String(value)}" is used twice: write another`)
    }),
  )

const wrongHighlights = (raw: unknown): Problem[] =>
  locales.flatMap((locale) => {
    const path = ['home', 'howItWorks', 'highlight', locale]
    const [title, word] = [valueAt(raw, 'home', 'howItWorks', 'title', locale), valueAt(raw, ...path)]
    if (typeof title !== 'string' || typeof word !== 'string' || title.split(word).length === 2) return []
    return [{ path, message: `"${word}" must be in the title once` }]
  })

function leftOverNotes(allValues: FoundValue[]): Problem[] {
  return allValues
    .filter(({ value }) => typeof value === 'string' && /\b(todo|fixme|lorem)\b/i.test(value))
    .map(({ path }) => ({ path, message: 'contains a note that must not be published (TODO or lorem)' }))
}

/** Problems of links, references, repeated values and leftover notes in all content. */
export function crossReferenceProblems(raw: unknown): Problem[] {
  const allValues = [...walkValues(raw)]
  return [
    ...linkProblems(raw, allValues),
    ...unknownScreensAndProducts(raw, allValues),
    ...wrongDistricts(raw),
    ...repeatedIds(allValues),
    ...repeatedPatterns(allValues),
    ...wrongHighlights(raw),
    ...repeatedTexts(allValues, 'pageName', 'Page name'),
    ...repeatedTexts(allValues, 'description', 'Page description'),
    ...repeatedTexts(allValues, 'cardName', 'Name on the card'),
    ...repeatedTexts(allValues, 'need', 'Row in “Which one is yours?”'),
    ...leftOverNotes(allValues),
  ]
}
