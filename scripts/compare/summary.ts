import type { Look } from './page-looks'
import type { PageChange } from './page-pairs'

/** A page that changed. */
export interface PageResult {
  path: string
  name: string
  change: PageChange
  /** Its pictures at the widths where it looks different. */
  looks: Look[]
}

const WORDS: Record<PageChange, [one: string, many: string]> = {
  looks: ['page looks different', 'pages look different'],
  new: ['page is new', 'pages are new'],
  gone: ['page is gone', 'pages are gone'],
  search: [
    'page looks the same, but search engines read something else',
    'pages look the same, but search engines read something else',
  ],
  unseen: [
    'page looks the same, but changed for screen readers or after a click',
    'pages look the same, but changed for screen readers or after a click',
  ],
}

const WHERE =
  'The pictures stand side by side in `compare/index.html`. For a pull request they are on the page of the run, under “Artifacts”: unpack `pictures` and open `index.html`.'

/** The device of a width, for readers who do not think in pixels. */
export const deviceOf = (width: number) => (width < 500 ? 'phone' : width < 1000 ? 'tablet' : 'computer')

/** The address of a page; the error page has none of its own. */
export const placeOf = (path: string) => (path === '/404' ? 'any wrong address' : path)

/** One sentence for each kind of change, in the order of `WORDS`. */
export function headlines(results: PageResult[]): string[] {
  const lines = Object.entries(WORDS).flatMap(([change, [one, many]]) => {
    const names = results.filter((result) => result.change === change).map(({ name }) => name)
    return names.length > 0 ? [`${names.length} ${names.length === 1 ? one : many}: ${names.join(', ')}.`] : []
  })
  return results.some(({ change }) => change === 'looks') ? lines : ['No page looks different.', ...lines]
}

/** The result in an editor's words, as Markdown; `base` names the version that the site was compared with. */
export function summary(results: PageResult[], base: string): string {
  const pictured = results.filter(({ looks }) => looks.length > 0)
  const list = pictured.map(({ name, path, looks }) => {
    const widths = looks.map(({ width }) => `${deviceOf(width)} (${width})`)
    return `- ${name}, \`${placeOf(path)}\`: ${widths.join(', ')}`
  })
  const parts = [...headlines(results), list.join('\n'), pictured.length > 0 && WHERE, `Compared with ${base}.`]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
