import { fileOf } from '@/lib/content/model'
import { walk } from '@/lib/content/problems'
import { pageSources } from '@/lib/content/page-sources'

import { placeProblem } from './check'
import type { LoadedContent } from './files'
import { reportLine } from './report'

/** As many as an editor would shorten at once. */
const COUNT = 5

/** Content of the page at `path`: its own file and those of its drawn screens, not the cards of other pages. */
const filesOf = (path: string) =>
  path === '/404' ? ['content/not-found.ts'] : pageSources(path).filter((source) => source.endsWith('.ts'))

/** The longest texts of the page at `path`, one in each line, with file, line and field as the check of content names them. */
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
