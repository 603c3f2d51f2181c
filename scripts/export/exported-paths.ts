import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { load } from 'cheerio'

/** File in the export folder `out` that is served at `address`, a path with or without query. */
export function exportedFile(out: string, address: string): string {
  const name = decodeURI(address.split('?', 1)[0] ?? '')
  if (name === '/') return join(out, 'index.html')
  return join(out, /\.[a-z0-9]+$/i.test(name) ? name : `${name}.html`)
}

/** Paths of the pages in the sitemap of the export folder `out`. */
export function sitePaths(out: string): string[] {
  const $ = load(readFileSync(join(out, 'sitemap.xml'), 'utf8'), { xml: true })
  return [...$('loc')].map((element) => new URL($(element).text()).pathname)
}
