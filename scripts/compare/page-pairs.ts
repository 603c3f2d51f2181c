import { load } from 'cheerio'

import type { ExportedPage } from '../export/page-files'

/** A page of two builds of the site; `before` or `after` is missing for a page that is new or gone. */
export interface PagePair {
  /** Its address, such as `/company/faqs`. */
  path: string
  /** Its name for visitors: the title without the company. */
  name: string
  before?: string
  after?: string
}

/** How a page changed; `search`: only texts for search engines; `unseen`: only other texts that no picture shows. */
export type PageChange = 'looks' | 'new' | 'gone' | 'search' | 'unseen'

/** Pairs the pages of two builds by address, in that order. */
export function pairPages(before: ExportedPage[], after: ExportedPage[]): PagePair[] {
  const [old, present] = [before, after].map((pages) => new Map(pages.map(({ path, html }) => [path, html])))
  const names = new Map([...pageNames(before), ...pageNames(after)])
  return [...names]
    .map(([path, name]) => ({ path, name, before: old?.get(path), after: present?.get(path) }))
    .sort((one, other) => one.path.localeCompare(other.path))
}

/** Whether both builds have the same content, visible or not. */
export const sameInside = ({ before = '', after = '' }: PagePair) => withoutCode(before) === withoutCode(after)

/** How a page changed, or `undefined` if it did not; `looksDifferent` is the result of its pictures. */
export function changeOf(pair: PagePair, looksDifferent: boolean): PageChange | undefined {
  if (pair.before === undefined) return 'new'
  if (pair.after === undefined) return 'gone'
  if (looksDifferent) return 'looks'
  if (searchWords(pair.before) !== searchWords(pair.after)) return 'search'
  return sameInside(pair) ? undefined : 'unseen'
}

/**
 * Removes styles, the start script, the release's id, names of framework files and module numbers from a page: these
 * also depend on the folder in which the site was built.
 */
function withoutCode(html: string) {
  const $ = load(html)
  $('style, script[data-chunks], meta[http-equiv]').remove()
  return $.html()
    .replace(/static\/(chunks|css|media)\/[^"\\\s]+/g, '')
    .replace(/"b":"[0-9a-f]{12}"/, '')
    .replace(/\bI\[\d+,\[[^\]]*\]/g, '')
}

const SEARCH_WORDS =
  'head > title, meta:is([name=description], [name=robots], [property^="og:"], [name^="twitter:"]), script[type="application/ld+json"]'

function searchWords(html: string) {
  const $ = load(html)
  return $.html($(SEARCH_WORDS))
}

/** Names by address. Every title begins with the company, so the common beginning is removed. */
function pageNames(pages: ExportedPage[]): [path: string, name: string][] {
  const titles = pages.map(({ html }) => load(html)('head > title').text())
  const company = titles.length > 1 ? titles.reduce(commonStart).replace(/\S+$/, '') : ''
  return pages.map(({ path }, index) => [path, titles[index]!.slice(company.length) || path])
}

function commonStart(one: string, other: string): string {
  let end = 0
  while (end < one.length && one[end] === other[end]) end += 1
  return one.slice(0, end)
}
