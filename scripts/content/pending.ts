import { walk } from '@/lib/content/problems'

import { byPlace, placeProblem } from './check'
import type { LoadedContent, PlacedProblem } from './files'

const LONGEST_QUOTE = 60

const isPending = (value: unknown) =>
  typeof value === 'object' && value !== null && 'pending' in value && value.pending === true

/** The first words inside a value, so that an editor recognises it: its own text, or a group's name. */
function wordsOf(value: unknown): string {
  const words = [...walk(value)].find(({ path }) => ['en', 'value'].includes(String(path.at(-1))))
  const text = String(words?.value ?? '')
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}…` : text
}

/** Every value that the company has not confirmed, sorted by file and line. */
export function pendingValues(loaded: LoadedContent): PlacedProblem[] {
  return [...walk(loaded.raw)]
    .filter(({ value }) => isPending(value))
    .map(({ path, value }) => {
      const message = `"${wordsOf(value)}" is pending: replace it with the company's own`
      return placeProblem(loaded, { path, message })
    })
    .sort(byPlace)
}
