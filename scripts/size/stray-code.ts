import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { withoutLocale } from '@/lib/routes'

import { exportedPages, fileOf, filesIn } from '../export/pages'
import { scriptsOf } from '../export/page-files'

/** A word in the code of the calculators. */
export const CALCULATORS = 'tooManyCells'

/** Addresses of the chunks in the folder `out` that hold a word which minification keeps. */
export const chunksWith = (out: string, word: string) =>
  filesIn(join(out, '_next/static/chunks'), '.js')
    .map((name) => encodeURI(`/_next/static/chunks/${name}`))
    .filter((chunk) => readFileSync(fileOf(out, chunk), 'utf8').includes(word))

/** Code that only `pages` may start with, found by a word in it. */
const LATE = [
  { what: 'the form', word: 'template_params', pages: /^\/(contactus|company\/feedback)$/ },
  { what: 'the dialog', word: 'DialogTitle', pages: /^$/ },
  { what: 'the carousel engine', word: 'slidesInView', pages: /^$/ },
  { what: 'the calculators', word: CALCULATORS, pages: /^$/ },
]

/**
 * Pages of the export in the folder `out` that start with code which should load on demand, one line for each chunk.
 * Throws if no chunk contains such code: then its word has changed and would prove nothing.
 */
export function strayCode(out: string): string[] {
  const starts = exportedPages(out).map(({ path, html }) => ({
    path,
    scripts: scriptsOf(html).map((script) => encodeURI(decodeURI(script))),
  }))
  return LATE.flatMap(({ what, word, pages }) => {
    const holders = chunksWith(out, word)
    if (holders.length === 0) throw new Error(`No chunk holds "${word}": by which word is ${what} known now?`)
    return starts
      .filter(
        ({ path, scripts }) => !pages.test(withoutLocale(path)) && holders.some((chunk) => scripts.includes(chunk)),
      )
      .map(({ path }) => `${path} starts with the code of ${what}, which should come when it is wanted.`)
  })
}
