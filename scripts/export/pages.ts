import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

import { load } from 'cheerio'

import type { ExportedPage } from './page-files'

/** All pages of the export in the folder `out`, sorted by address, including the error page as `/404`. */
export function exportedPages(out: string): ExportedPage[] {
  return (
    filesIn(out, '.html')
      // Copies of pages, for hosts without rules.
      .filter((file) => !file.endsWith('/index.html'))
      .map((file) => ({ path: addressOf(file), html: readFileSync(join(out, file), 'utf8') }))
      .filter(({ path }) => path !== '/_not-found')
      .sort((a, b) => a.path.localeCompare(b.path))
  )
}

/** Paths below the folder `out` of files whose names end in `end`, with `/` as separator on every system. */
export const filesIn = (out: string, end: string): string[] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => name.replaceAll(sep, '/'))

/** Address of the page in a file of the export, given by its path below the export's folder. */
const addressOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`

/** Path of the file that is served at an address of the export in the folder `out`. */
export function fileOf(out: string, address: string): string {
  const name = decodeURI(address.split('?', 1)[0] ?? '')
  if (name === '/') return join(out, 'index.html')
  return join(out, /\.[a-z0-9]+$/i.test(name) ? name : `${name}.html`)
}

/** Addresses of the pages in the sitemap of the export in the folder `out`. */
export function sitePaths(out: string): string[] {
  const $ = load(readFileSync(join(out, 'sitemap.xml'), 'utf8'), { xml: true })
  return [...$('loc')].map((place) => new URL($(place).text()).pathname)
}
