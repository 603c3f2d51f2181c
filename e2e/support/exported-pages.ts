import { readFileSync } from 'node:fs'

import { load } from 'cheerio'

import { fileOf, sitePaths } from '../../scripts/export/exported-paths'

/** Every address of the site, as the export's site map lists it (the build runs before the tests are read). */
export const allSitemapPaths = () => sitePaths('out')

/**
 * The exported HTML of an address, by cheerio's faster parser, which corrects no errors: exported-html.spec.ts
 * validates the HTML.
 */
export const exported = (path: string) =>
  load(readFileSync(fileOf('out', path), 'utf8'), { xml: { xmlMode: false, encodeEntities: 'utf8' } })
