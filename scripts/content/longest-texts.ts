import { fileOf } from '@/lib/content/model'
import { walk } from '@/lib/content/problems'
import { pageSources } from '@/lib/content/page-sources'

import { placeProblem } from './check'
import type { LoadedContent } from './files'
import { reportLine } from './report'

/** The number of texts that an editor would shorten at once. */
const COUNT = 5

/** Content files of the page at `path`: its own and those of its drawn screens, without the cards of other pages. */
const filesOf = (path: string) =>
  path === '/404' ? ['content/not-found.ts'] : pageSources(path).filter((source) => source.endsWith('.ts'))

/** The longest texts of the page at `path`, one per line, with file, line and field as in the content check. */
export function longestTexts(loaded: LoadedContent, path: string): string[] {
  const files = filesOf(path)
  const texts = [...walk(loaded.raw)].flatMap(({ path: place, value }) =>
    place.at(-1) === 'en' && typeof value === 'string' && files.includes(fileOf(place).file)
      ? [{ path: place, length: value.length }]
      : [],
  )
  return texts
    .sort((one, other) => other.length - one.length)
    .slice(0, COUNT)
    .map(({ path: place, length }) =>
      reportLine(placeProblem(loaded, { path: place, message: `${length} characters` })),
    )
}
