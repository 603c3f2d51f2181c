import { weaveSchema, type Weave } from '@/content/schema'

import { fileOf, type ContentPath } from '../content/content-schema'
import { walk, type Problem } from '../content/problems'
import { openTile } from './pattern'
import { cellsSvg } from './pattern-svg'

/** Limit of a pattern's SVG in bytes: a page shows several patterns. */
const MAX_BYTES = 2048

interface Pattern {
  path: ContentPath
  weave: Weave
}

/** Every pattern that is valid by its schema. */
const patterns = (raw: unknown): Pattern[] =>
  [...walk(raw)].flatMap(({ path, value }) => {
    const weave = ['weave', 'logo'].includes(String(path.at(-1))) ? weaveSchema.safeParse(value).data : undefined
    return weave ? [{ path, weave }] : []
  })

function sizeProblems({ path, weave }: Pattern): Problem[] {
  const bytes = Buffer.byteLength(cellsSvg(openTile(weave.motif), weave.threads))
  const message = 'has too many small steps: join cells of one digit, or use fewer rows'
  return bytes >= MAX_BYTES ? [{ path: [...path, 'motif'], message }] : []
}

/** Problems of patterns with the same key as an earlier one; `message` takes the earlier one's file. */
function duplicateProblems(
  list: Pattern[],
  keyOf: (weave: Weave) => string,
  field: string[],
  message: (file: string) => string,
) {
  return list.flatMap(({ path, weave }, index): Problem[] => {
    const equal = list.slice(0, index).find((other) => keyOf(other.weave) === keyOf(weave))
    return equal ? [{ path: [...path, ...field], message: message(fileOf(equal.path).file) }] : []
  })
}

/** Patterns that are too large, or not unique (design: each page and product has its own pattern). */
export function weaveProblems(raw: unknown): Problem[] {
  const all = patterns(raw)
  const productPatterns = all.filter(({ path }) => path[0] === 'products')
  return [
    ...all.flatMap(sizeProblems),
    ...duplicateProblems(
      all,
      ({ motif }) => motif.join(),
      ['motif'],
      (file) => `is the motif of ${file} too: change some digits of one of them`,
    ),
    ...duplicateProblems(
      productPatterns,
      ({ threads }) => threads[0],
      ['threads'],
      (file) => `has the first colour of ${file}: no two products share it`,
    ),
  ]
}
