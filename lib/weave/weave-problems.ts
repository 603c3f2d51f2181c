import { weaveSchema, type Weave } from '@/content/schema'

import { fileOf, type ContentPath, type Problem } from '../content/content-schema'
import { walk } from '../content/walk-content'

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

/** Patterns that are not unique (design: each page and product has its own pattern). */
export function weaveProblems(raw: unknown): Problem[] {
  return patterns(raw).flatMap(({ path, weave: { motif, threads } }, index, all) => {
    const problem = (field: keyof Weave, message: string): Problem => ({ path: [...path, field], message })
    const fileWith = (isEqual: (other: Pattern) => boolean) => {
      const equal = all.slice(0, index).find(isEqual)
      return equal && fileOf(equal.path).file
    }
    const sameMotif = fileWith((other) => other.weave.motif.join() === motif.join())
    const sameColour = fileWith(
      (other) => [path, other.path].every(([part]) => part === 'products') && other.weave.threads[0] === threads[0],
    )
    return [
      sameMotif && problem('motif', `is the motif of ${sameMotif} too: change some digits of one of them`),
      sameColour && problem('threads', `has the first colour of ${sameColour}: no two products share it`),
    ].filter((found) => typeof found === 'object')
  })
}
