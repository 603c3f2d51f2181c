import { locales, type Locale } from '@/lib/locales'
import { routesFor, withoutLocale } from '@/lib/routes'

import { exportedPages, fileOf, filesIn } from '../export/pages'
import { firstLoadOf, scriptsOf, stylesOf, type ExportedPage } from '../export/page-files'
import { CALCULATORS, chunksWith } from './stray-code'

/** Files that together may weigh at most `limit` bytes, compressed. */
export interface BudgetLine {
  name: string
  files: string[]
  limit: number
  /** The page whose content determines the weight, if there is one. */
  page?: string
}

/** Budgets by page address without its language; the first matching pattern counts. */
type Rules = readonly (readonly [pages: RegExp, amount: number])[]

/**
 * The baseline: an empty page with these versions of its libraries, and the bytes of its scripts. No page can be
 * lighter. With other versions `npm run bench` prints the new weight.
 */
export const BASELINE = { bytes: 110_867, next: '16.4.6', react: '19.3.1' }

/** Limits of the start scripts, as multiples of an empty page's; each kind of page has its own. */
const SCRIPTS: Rules = [
  [/^\/$/, 1.25],
  // These pages exist for the form.
  [/^\/(contactus|company\/feedback)$/, 1.43],
  [/^\/products\//, 1.29],
  [/^\/company\/(aboutus|faqs)$/, 1.24],
  [/./, 1.21],
]

/**
 * HTML with its blocking styles, in kB; drawings are most of it. The limit is an eighth above the weight of a page of
 * its kind with all texts at their maximum length, so that a longer text or one more entry never exceeds it.
 */
const DOCUMENTS: Rules = [
  [/^\/$/, 39],
  [/^\/products\//, 48],
  [/^\/company\/aboutus$/, 33],
  [/^\/(services|company)\//, 31],
  [/./, 28],
]

/** How much heavier a page may be in a language; a Nepali letter is two or three characters of three bytes each. */
const TIMES: Record<Locale, number> = { en: 1, ne: 1.2 }

const STYLES_KB = 11
/** Fonts of a page, by its language. */
const FONTS_KB: Record<Locale, number> = { en: 60, ne: 90 }
/** All files that the home page loads by itself. */
export const HOME_KB = 230
/** All calculators together, which come when one is near. */
const CALCULATORS_KB = 12

const KB = 1000

/** The budget of the export in the folder `out`. */
export function sizeBudget(out: string): BudgetLine[] {
  const pages = exportedPages(out)
  const home = pages.filter(({ path }) => path === '/')
  const homes = locales.flatMap((locale) =>
    pages.filter(({ path }) => path === routesFor(locale).home).map((page) => ({ ...page, locale })),
  )
  const kB = (name: string, files: string[], amount: number, page?: string) => ({
    name,
    files,
    limit: amount * KB,
    page,
  })
  const files = (addresses: string[]) => addresses.map((address) => fileOf(out, address))
  return [
    ...scriptSets(pages).map(({ paths, times, scripts }) => ({
      name: `Scripts of ${named(paths)}: ${times} × empty page`,
      files: files(scripts),
      limit: times * BASELINE.bytes,
    })),
    ...pages.map(({ path, html }) => {
      const limit = allowed(DOCUMENTS, path) * TIMES[path === withoutLocale(path) ? 'en' : 'ne']
      return kB(`HTML and styles of ${path}`, files([path, ...stylesOf(html)]), limit, path)
    }),
    kB('All styles', files(filesIn(out, '.css')), STYLES_KB),
    kB('Code of the calculators', files(chunksWith(out, CALCULATORS)), CALCULATORS_KB),
    ...homes.map(({ locale, path, html }) =>
      kB(`Fonts of ${path}`, files(firstLoadOf(html).filter((file) => file.endsWith('.woff2'))), FONTS_KB[locale]),
    ),
    ...home.map(({ path, html }) => kB('Everything for /', files([path, ...firstLoadOf(html)]), HOME_KB, path)),
  ]
}

/** Pages that start with the same scripts share one line. */
function scriptSets(pages: ExportedPage[]) {
  const sets = new Map<string, { paths: string[]; times: number; scripts: string[] }>()
  for (const { path, html } of pages) {
    const times = allowed(SCRIPTS, path)
    const scripts = scriptsOf(html)
    const key = `${times} ${scripts.toSorted().join(' ')}`
    const set = sets.get(key) ?? { paths: [], times, scripts }
    set.paths.push(path)
    sets.set(key, set)
  }
  return [...sets.values()]
}

const allowed = (rules: Rules, path: string) => rules.find(([pages]) => pages.test(withoutLocale(path)))?.[1] ?? 0

const named = (paths: string[]) =>
  paths.length > 2 ? `${paths[0]} and ${paths.length - 1} like it` : paths.join(' and ')
