import { readFileSync } from 'node:fs'

import { load } from 'cheerio'

import { fileOf, sitePaths } from '../../scripts/exported'

/** Every address of the site, as the export's site map lists it (the build runs before the tests are read). */
export const allSitemapPaths = () => sitePaths('out')

/**
 * The exported page of an address, as a crawler without scripts reads it. The parser is the quicker one of cheerio, since
 * html.spec.ts proves that the HTML is valid: it needs no correction.
 */
export const exported = (path: string) =>
  load(readFileSync(fileOf('out', path), 'utf8'), { xml: { xmlMode: false, encodeEntities: 'utf8' } })
