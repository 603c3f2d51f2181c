import { weaveSchema, type Weave } from '@/content/schema'

import { fileOf, type ContentPath, type Problem } from '../content/content-schema'
import { walk } from '../content/walk-content'

interface Pattern {
  path: ContentPath
  weave: Weave
}

/** Every pattern that is valid by its schema. */
const patternsIn = (raw: unknown): Pattern[] =>
  [...walk(raw)].flatMap(({ path, value }) => {
    const weave = ['weave', 'logo'].includes(String(path.at(-1))) ? weaveSchema.safeParse(value).data : undefined
    return weave ? [{ path, weave }] : []
  })

/** Reports a motif of an earlier pattern, and a first colour of an earlier product: the design wants both unique. */
export function weaveProblems(raw: unknown): Problem[] {
  return patternsIn(raw).flatMap(({ path, weave: { motif, threads } }, index, all) => {
    const problem = (field: keyof Weave, message: string): Problem => ({ path: [...path, field], message })
    const earlierFile = (matches: (other: Pattern) => boolean) => {
      const earlier = all.slice(0, index).find(matches)
      return earlier && fileOf(earlier.path).file
    }
    const fileOfMotif = earlierFile((other) => other.weave.motif.join() === motif.join())
    const fileOfColour = earlierFile(
      (other) => [path, other.path].every(([part]) => part === 'products') && other.weave.threads[0] === threads[0],
    )
    return [
      fileOfMotif && problem('motif', `is the motif of ${fileOfMotif} too: change some digits of one of them`),
      fileOfColour && problem('threads', `has the first colour of ${fileOfColour}: no two products share it`),
    ].filter((found) => typeof found === 'object')
  })
}
