import { dayInNepal } from '@/lib/calendar/nepal-time'
import { parseContent } from '@/lib/content/parse-content'
import { listAt, valueAt, walkValues } from '@/lib/content/walk-content'
import { settingProblems } from '@/lib/settings'

import type { PublicSettings } from '../build/environment'
import { byPlace, locateProblem, formatProblem } from './check'
import { securityWarnings } from './expiry'
import type { LoadedContent, LocatedProblem } from './load-files'

const MAX_QUOTE = 60

/** Quote for the report: the first text or fact inside a value, shortened. */
function quoteOf(value: unknown): string {
  const firstText = [...walkValues(value)].find(({ path }) => ['en', 'value'].includes(String(path.at(-1))))
  const text = String(firstText?.value ?? '')
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE).trimEnd()}…` : text
}

/** Sections of the home page whose items may be samples, visible unless the section has `shown: false`. */
const SAMPLED = ['partners', 'testimonials']

/** Every `pending` value except hidden samples, sorted by file and line. */
function pendingValues(loaded: LoadedContent): LocatedProblem[] {
  return [...walkValues(loaded.raw)]
    .filter(({ value }) => valueAt(value, 'pending') === true)
    .flatMap(({ path, value }) => {
      const [file, section, list] = path
      const isSample = file === 'home' && SAMPLED.includes(String(section)) && list === 'items'
      if (isSample && valueAt(loaded.raw, 'home', section!, 'shown') === false) return []
      const ruleId = file === 'rules' && valueAt(loaded.raw, ...path.slice(0, 3), 'id')
      const message = `"${String(ruleId)}" is not checked (${quoteOf(value)}): let a banker or lawyer read the law, and write who did, and when`
      if (ruleId) return locateProblem(loaded, { path, message })
      const fix = isSample
        ? 'is a sample that visitors see: write a true entry in its place, or shown: false for the section'
        : "is pending: replace it with the company's own"
      return locateProblem(loaded, { path, message: `"${quoteOf(value)}" ${fix}` })
    })
    .sort(byPlace)
}

/** Facts that only the company knows: path in the content, and what to write there. */
const ASKED: readonly (readonly [string, string])[] = [
  ['site.hours', 'opening hours'],
  ['site.remoteHelp', 'help from a distance'],
  ['site.registration', 'registration and PAN'],
  ['site.answerTime', 'how soon an enquiry is answered'],
  ['company.aboutus.manager', 'the person who answers for the company'],
  ['facts.references.rows', 'institutions that may be called'],
  ['facts.priceExamples.rows', 'what three institutions pay'],
  ['facts.goLive.rows', 'days of a change-over'],
  ['facts.hardware.rows', 'the least hardware that is enough'],
  ['facts.changes.rows', 'rules brought into the software, with their days'],
]

/** Facts that the company has not given: pages leave them out. */
function missingFacts(loaded: LoadedContent): LocatedProblem[] {
  const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0)
  const missing = ASKED.filter(([path]) => isEmpty(valueAt(loaded.raw, ...path.split('.'))))
  const districts = listAt(loaded.raw, 'site', 'offices').some((office) => listAt(office, 'districts').length > 0)
  const districtsAsked = ['site.offices', 'the districts that each office serves'] as const
  return [...missing, ...(districts ? [] : [districtsAsked])]
    .map(([path, what]) =>
      locateProblem(loaded, { path: path.split('.'), message: `is not given: write ${what}, and pages show it` }),
    )
    .sort(byPlace)
}

/** Output lines of `npm run check:launch`; `ready` if content and settings are valid, confirmed, complete and not ending. */
export function launchReport(
  loaded: LoadedContent,
  settings: PublicSettings,
  today = dayInNepal(),
): { lines: string[]; ready: boolean } {
  const pending = pendingValues(loaded)
  const { content } = parseContent(loaded.raw)
  const isValid = loaded.problems.length === 0 && content !== undefined
  const lines = pending.map(formatProblem)
  const ending = securityWarnings(loaded.raw, today).map((warning) => locateProblem(loaded, warning))
  const missing = isValid ? [...missingFacts(loaded), ...ending] : []
  if (pending.length > 0)
    lines.push(`content: ${pending.length} ${pending.length === 1 ? 'value is' : 'values are'} pending`)
  lines.push(...missing.map(formatProblem))
  // Invalid content may hide pending values.
  if (!isValid) lines.push('content: there are problems, so this list may not be complete: run npm run check:content')
  const isConfirmed = isValid && pending.length === 0 && missing.length === 0
  if (isConfirmed) lines.push('content: nothing is pending, the company has confirmed every value')
  const settingMessages = settingProblems(settings)
  return { lines: [...lines, ...settingMessages], ready: isConfirmed && settingMessages.length === 0 }
}
