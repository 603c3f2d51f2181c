import type { ExportedPage } from '../export/page-files'

/** A page of two builds of the site; `before` or `after` is missing for a page that is new or gone. */
export interface PagePair {
  /** Its address, such as `/company/faqs`. */
  path: string
  /** What visitors know it as: its title without the company. */
  name: string
  before?: string
  after?: string
}

/** `search` and `unseen`: the page looks the same, but the words for search engines, or others, changed. */
export type PageChange = 'looks' | 'new' | 'gone' | 'search' | 'unseen'

/** The pages of two builds by their addresses, in the order of these. */
export function pairPages(before: ExportedPage[], after: ExportedPage[]): PagePair[] {
  const [old, present] = [before, after].map((pages) => new Map(pages.map(({ path, html }) => [path, html])))
  const names = new Map([...pageNames(before), ...pageNames(after)])
  return [...names]
    .map(([path, name]) => ({ path, name, before: old?.get(path), after: present?.get(path) }))
    .sort((one, other) => one.path.localeCompare(other.path))
}

/** Whether the page says the same in both builds, shown or not. */
export const sameInside = ({ before = '', after = '' }: PagePair) => withoutCode(before) === withoutCode(after)

/** How a page changed, or `undefined` when it did not; `looksDifferent` is what its pictures say. */
export function changeOf(pair: PagePair, looksDifferent: boolean): PageChange | undefined {
  if (pair.before === undefined) return 'new'
  if (pair.after === undefined) return 'gone'
  if (looksDifferent) return 'looks'
  if (searchWords(pair.before) !== searchWords(pair.after)) return 'search'
  return sameInside(pair) ? undefined : 'unseen'
}

/**
 * The page without its styles and the program that starts it, names of the framework's files, and numbers of its modules:
 * what they are, and in which order, follows from the folder in which the site was built too.
 */
const withoutCode = (html: string) =>
  html
    .replace(/<style\b[^]*?<\/style>|<script data-chunks=[^]*?<\/script>|<meta http-equiv="Content-Security[^>]*>/g, '')
    .replace(/static\/(chunks|css|media)\/[^"\\\s]+/g, '')
    .replace(/\bI\[\d+,\[[^\]]*\]/g, '')

const searchWords = (html: string) =>
  [
    ...html.matchAll(/<title>[^<]*|<meta (name|property)="(description|robots|og:|twitter:)[^>]*>/g),
    ...html.matchAll(/<script type="application\/ld\+json">[^<]*/g),
  ].join('\n')

/** Names by address. Every title begins with the company, so what all have in common is left out. */
function pageNames(pages: ExportedPage[]): [path: string, name: string][] {
  const titles = pages.map(({ html }) => plainText(/<title>([^<]*)/.exec(html)?.[1] ?? ''))
  const company = titles.length > 1 ? titles.reduce(commonStart).replace(/\S+$/, '') : ''
  return pages.map(({ path }, index) => [path, titles[index]!.slice(company.length) || path])
}

function commonStart(one: string, other: string): string {
  let end = 0
  while (end < one.length && one[end] === other[end]) end += 1
  return one.slice(0, end)
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const plainText = (html: string) => html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => CHARACTERS[name]!)
