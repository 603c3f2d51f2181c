import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { withoutLocale } from '@/lib/routes'

import { exportedPages, fileOf, filesIn } from '../export/pages'
import { scriptsOf } from '../export/page-files'

/** Code that most pages must not start with, found by a word that minification keeps. */
const LATE = [
  { what: 'the form', word: 'template_params', pages: /^\/(contactus|company\/feedback)$/ },
  { what: 'the dialog', word: 'DialogTitle', pages: /^$/ },
  { what: 'the carousel engine', word: 'slidesInView', pages: /^$/ },
]

/**
 * Pages of the export in the folder `out` that start with code which should load on demand, one line for each chunk.
 * Throws if no chunk contains such code: then its word has changed and would prove nothing.
 */
export function strayCode(out: string): string[] {
  const chunks = filesIn(join(out, '_next/static/chunks'), '.js').map((name) => `/_next/static/chunks/${name}`)
  const starts = exportedPages(out).map(({ path, html }) => ({
    path,
    scripts: new Set(scriptsOf(html).map(decodeURI)),
  }))
  return LATE.flatMap(({ what, word, pages }) => {
    const holders = chunks.filter((chunk) => readFileSync(fileOf(out, encodeURI(chunk)), 'utf8').includes(word))
    if (holders.length === 0) throw new Error(`No chunk holds "${word}": by which word is ${what} known now?`)
    return starts
      .filter(({ path, scripts }) => !pages.test(withoutLocale(path)) && holders.some((chunk) => scripts.has(chunk)))
      .map(({ path }) => `${path} starts with the code of ${what}, which should come when it is wanted.`)
  })
}
