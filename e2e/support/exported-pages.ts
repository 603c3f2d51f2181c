import { readFileSync } from 'node:fs'

import { load } from 'cheerio'

import { exportedFile, sitePaths } from '../../scripts/export/exported-paths'

/** Paths of all pages, from the exported site map: the build runs before Playwright loads the tests. */
export const allSitemapPaths = () => sitePaths('out')

/** Parses the exported HTML at `path` with cheerio's faster parser. It corrects no errors of the HTML. */
export const parseExported = (path: string) =>
  load(readFileSync(exportedFile('out', path), 'utf8'), { xml: { xmlMode: false, encodeEntities: 'utf8' } })
