import { readFileSync } from 'node:fs'

import { load } from 'cheerio'

import { fileOf } from '../../scripts/export/pages'

/**
 * The exported page of an address, as a crawler without scripts reads it. The parser is the quicker one of cheerio, since
 * html.spec.ts proves that the HTML is valid: it needs no correction.
 */
export const exported = (path: string) =>
  load(readFileSync(fileOf('out', path), 'utf8'), { xml: { xmlMode: false, encodeEntities: 'utf8' } })

/** The objects for search engines (JSON-LD) on an exported page, one for each script. */
export function searchData<Graph>(path: string): Graph[] {
  const $ = exported(path)
  return [...$('script[type="application/ld+json"]')].map((script) => JSON.parse($(script).text()) as Graph)
}
