import { fileOf, type ContentPath } from '../content/model'
import { MissingPart } from './drawn'
import { named, type Place } from './figure'

/** What a screen's figures have in common: its paths and its name in messages. */
export type Places = ReturnType<typeof placesOf>

/** A head or label without the currency at its end. */
export const withoutRs = (words: string) => words.replace(/ Rs$/, '')

/**
 * `worked` returns the value of a figure by its own rule. Names of figures say in which file they stand, except in the
 * screen that is being checked (`isHome`).
 */
export function placesOf(id: string, worked: (path: ContentPath) => number | undefined, isHome: boolean) {
  const pathOf = (...keys: ContentPath): ContentPath => ['screens', id, ...keys]
  const { file } = fileOf(id.startsWith('calculators/') ? ['calculators'] : pathOf())
  return {
    file,
    pathOf,
    missing: (what: string, ...keys: ContentPath) =>
      new MissingPart(pathOf(...keys), `has no ${what}, which its sums need: put it back, or ask a developer`),
    /** The figure to which `keys` lead, with the words of its head or label. */
    place(keys: ContentPath, written: Place['written'], words: string, format: string): Place {
      const path = pathOf(...keys)
      const name = `${withoutRs(words)}${isHome ? '' : ` in ${file}`}`
      const shownAs = format === 'amount' || format === 'measure' ? format : 'number'
      const read = () => named(worked(path) ?? (typeof written === 'number' ? written : 0), name, shownAs)
      return { path, name, format: shownAs, written, read }
    },
  }
}
