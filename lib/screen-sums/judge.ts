import type { ContentPath } from '../content/model'
import type { Problem } from '../content/problems'
import type { Demand, Rule, Sum } from './checks'
import { MissingPart, type Drawn } from './drawn'
import { read, shown, toPaisa } from './figure'
import { placesOf } from './places'
import { viewOf } from './view'

const keyOf = (path: ContentPath) => path.join('/')

function sumComplaint({ place: { name, format, written }, of }: Sum): string | undefined {
  const { value, clause } = read(of())
  const right = toPaisa(value)
  if ((typeof written === 'number' ? written : 0) === right) return undefined
  const now = typeof written === 'number' ? shown(written, format) : written === null ? 'empty' : `"${written}"`
  return `${name} is ${now}, but ${clause()} ${shown(right, format)}: write ${right}, or correct the figures it comes from`
}

const demandOf = (sum: Sum): Demand => ({ path: sum.place.path, complaint: () => sumComplaint(sum) })

/**
 * What the rules find wrong in these screens. Figures are computed as in a spreadsheet, so that one wrong result is one
 * problem: sums that contain it use the right value. A changed figure is a problem for each sum that contains it; the
 * sums of these sums still match the file, and are reported once the first sums are corrected.
 */
export function judge(screens: ReadonlyMap<string, Drawn>, rules: readonly Rule[]): Problem[] {
  const wrongs = new Map<string, Problem>()
  const note = (wrong: Problem) => wrongs.set(JSON.stringify(wrong), wrong)
  function attempt<T>(work: () => T): T | undefined {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof MissingPart)) throw error
      // Several sums may lack the same thing; it is reported once.
      note(error.wrong)
      return undefined
    }
  }

  const sums = new Map<string, Sum>()
  const known = new Map<Sum, number | undefined>()
  let isAsWritten = false
  function worked(path: ContentPath): number | undefined {
    const sum = isAsWritten ? undefined : sums.get(keyOf(path))
    if (!sum || known.has(sum)) return sum && known.get(sum)
    // A sum that depends on itself uses the written figure.
    known.set(sum, undefined)
    const value = attempt(() => toPaisa(read(sum.of()).value))
    known.set(sum, value)
    return value
  }

  // Each screen has two views: one for its own rules, and one for the rules of other screens, which name its file.
  const views = (isHome: boolean) =>
    new Map([...screens].map(([id, drawn]) => [id, viewOf(drawn, placesOf(id, worked, isHome))]))
  const [home, away] = [views(true), views(false)]
  const checks = rules.flatMap((rule) => {
    const seen = rule.screens.flatMap((id, index) => (index === 0 ? home : away).get(id) ?? [])
    return seen.length === rule.screens.length ? (attempt(() => rule.checks(...seen).flat()) ?? []) : []
  })

  for (const check of checks) if ('place' in check) sums.set(keyOf(check.place.path), check)
  for (const check of checks) {
    const { path, complaint } = 'place' in check ? demandOf(check) : check
    isAsWritten = false
    const message = attempt(complaint)
    isAsWritten = true
    if (message && attempt(complaint)) note({ path, message })
  }
  return [...wrongs.values()]
}
