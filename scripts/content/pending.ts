import { parseContent } from '@/lib/content/load'
import { at, walk } from '@/lib/content/problems'
import { settingProblems } from '@/lib/settings'

import type { PublicSettings } from '../build/settings'
import { byPlace, placeProblem, reportLine } from './check'
import type { LoadedContent, PlacedProblem } from './files'

const LONGEST_QUOTE = 60

/** The first words inside a value, so that an editor recognises it: its own text, or a group's name. */
function wordsOf(value: unknown): string {
  const words = [...walk(value)].find(({ path }) => ['en', 'value'].includes(String(path.at(-1))))
  const text = String(words?.value ?? '')
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}…` : text
}

/** Sections of the home page whose pending items are samples, which visitors see unless the section is switched off. */
const SAMPLED = ['partners', 'testimonials']

/** Every value that the company has not confirmed, sorted by file and line; samples that nobody sees do not count. */
function pendingValues(loaded: LoadedContent): PlacedProblem[] {
  return [...walk(loaded.raw)]
    .filter(({ value }) => at(value, 'pending') === true)
    .flatMap(({ path, value }) => {
      const [file, section, list] = path
      const isSample = file === 'home' && SAMPLED.includes(String(section)) && list === 'items'
      if (isSample && at(loaded.raw, 'home', section!, 'shown') === false) return []
      const cure = isSample
        ? 'is a sample that visitors see: write a true entry in its place, or shown: false for the section'
        : "is pending: replace it with the company's own"
      return placeProblem(loaded, { path, message: `"${wordsOf(value)}" ${cure}` })
    })
    .sort(byPlace)
}

const DAY_MS = 86_400_000

/** A security contact is confirmed for at most a year (RFC 9116, section 2.5.5), and renewed a month before its end. */
function isCurrent(until: string) {
  const days = (Date.parse(until) - Date.now()) / DAY_MS
  return days > 30 && days < 366
}

/** The lines that `npm run check:launch` prints, and whether all values are confirmed, and all settings there and right. */
export function launchReport(loaded: LoadedContent, settings: PublicSettings): { lines: string[]; ready: boolean } {
  const pending = pendingValues(loaded)
  const { content } = parseContent(loaded.raw)
  const isReadable = loaded.problems.length === 0 && content !== undefined
  const ended = content && !isCurrent(content.site.securityUntil)
  const lines = pending.map(reportLine)
  if (pending.length > 0)
    lines.push(`content: ${pending.length} ${pending.length === 1 ? 'value is' : 'values are'} pending`)
  const renew = 'is over, near, or more than a year away: confirm the first e-mail address for another eleven months'
  if (ended) lines.push(reportLine(placeProblem(loaded, { path: ['site', 'securityUntil'], message: renew })))
  // A file that cannot be read may hide pending values, so the list counts only together with a clean content check.
  if (!isReadable)
    lines.push('content: there are problems, so this list may not be complete: run npm run check:content')
  const isConfirmed = isReadable && pending.length === 0
  if (isConfirmed) lines.push('content: nothing is pending, the company has confirmed every value')
  const wrong = settingProblems(settings)
  return { lines: [...lines, ...wrong], ready: isConfirmed && !ended && wrong.length === 0 }
}
