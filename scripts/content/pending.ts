import { parseContent } from '@/lib/content/parse-content'
import { at, walk } from '@/lib/content/walk-content'
import { settingProblems } from '@/lib/settings'

import type { PublicSettings } from '../build/environment'
import { byPlace, locateProblem, formatProblem } from './check'
import type { LoadedContent, LocatedProblem } from './load-files'

const MAX_QUOTE = 60

/** Quote for the report: the first text or fact inside a value, shortened. */
function wordsOf(value: unknown): string {
  const words = [...walk(value)].find(({ path }) => ['en', 'value'].includes(String(path.at(-1))))
  const text = String(words?.value ?? '')
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE).trimEnd()}…` : text
}

/** Sections of the home page with sample items, visible unless the section has `shown: false`. */
const SAMPLED = ['partners', 'testimonials']

/** Every `pending` value except hidden samples, sorted by file and line. */
function pendingValues(loaded: LoadedContent): LocatedProblem[] {
  return [...walk(loaded.raw)]
    .filter(({ value }) => at(value, 'pending') === true)
    .flatMap(({ path, value }) => {
      const [file, section, list] = path
      const isSample = file === 'home' && SAMPLED.includes(String(section)) && list === 'items'
      if (isSample && at(loaded.raw, 'home', section!, 'shown') === false) return []
      const fix = isSample
        ? 'is a sample that visitors see: write a true entry in its place, or shown: false for the section'
        : "is pending: replace it with the company's own"
      return locateProblem(loaded, { path, message: `"${wordsOf(value)}" ${fix}` })
    })
    .sort(byPlace)
}

const DAY_MS = 86_400_000

/** Expiry rule of security.txt: at most a year ahead (RFC 9116, section 2.5.5), and renewal 30 days before. */
function isCurrent(until: string) {
  const days = (Date.parse(until) - Date.now()) / DAY_MS
  return days > 30 && days < 366
}

/** Output lines of `npm run check:launch`; `ready` if all values are confirmed and all settings valid. */
export function launchReport(loaded: LoadedContent, settings: PublicSettings): { lines: string[]; ready: boolean } {
  const pending = pendingValues(loaded)
  const { content } = parseContent(loaded.raw)
  const isReadable = loaded.problems.length === 0 && content !== undefined
  const isExpiring = content && !isCurrent(content.site.securityUntil)
  const lines = pending.map(formatProblem)
  if (pending.length > 0)
    lines.push(`content: ${pending.length} ${pending.length === 1 ? 'value is' : 'values are'} pending`)
  const renew = 'is over, near, or more than a year away: confirm the first e-mail address for another eleven months'
  if (isExpiring) lines.push(formatProblem(locateProblem(loaded, { path: ['site', 'securityUntil'], message: renew })))
  // An unreadable file may hide pending values: the list is complete only for valid content.
  if (!isReadable)
    lines.push('content: there are problems, so this list may not be complete: run npm run check:content')
  const isConfirmed = isReadable && pending.length === 0
  if (isConfirmed) lines.push('content: nothing is pending, the company has confirmed every value')
  const invalidSettings = settingProblems(settings)
  return { lines: [...lines, ...invalidSettings], ready: isConfirmed && !isExpiring && invalidSettings.length === 0 }
}
