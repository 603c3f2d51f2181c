import { z } from 'zod'

import { dayInNepal } from '../calendar/nepal-time'
import { computeFigures } from '../screens/compute-figures'
import { contentSchema, fileOf, type ContentPath, type Problem } from './content-schema'
import { crossReferenceProblems } from './cross-references'
import { dateProblems } from './date-problems'
import { fillSlots, ruleSlotProblems } from './fill-slots'
import { valueAt } from './walk-content'

/** Parsed content in all languages. */
export type Content = z.output<typeof contentSchema>

const kindNames: Record<string, string> = {
  string: "words in quotes like '…'",
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  tuple: 'a list in [ ]',
}

const kindOf = (value: unknown) =>
  value === null ? 'null' : (kindNames[Array.isArray(value) ? 'array' : typeof value] ?? 'a group in { }')

const shapeKeys = (issue: z.core.$ZodRawIssue) =>
  issue.inst && 'shape' in issue.inst ? Object.keys(Object(issue.inst.shape)) : []

function expectedKind(issue: z.core.$ZodRawIssue, expected: string) {
  const shape = shapeKeys(issue)
  if (shape.includes('en')) return "a text like { en: '…', ne: '…' }"
  if (shape.includes('value')) return "a fact like { value: '…' }"
  return kindNames[expected] ?? 'a group of fields in { }'
}

/** Units of a limit by type of value: `at least 3 characters`, `at least 3 items`, `at least 3`. */
const units: Record<string, string> = { string: ' characters', array: ' items' }

/** What to write where a value is missing, with what its field is. */
function missingMessage(issue: z.core.$ZodRawIssue): string {
  if (fileOf(issue.path ?? []).pathInFile.length === 0) return 'is missing: restore the file'
  if (issue.code === 'invalid_value') return `is missing: add one of: ${issue.values.map(String).join(', ')}`
  const { description } = (issue.inst instanceof z.ZodType && z.globalRegistry.get(issue.inst)) || {}
  const kind = issue.code === 'invalid_type' ? expectedKind(issue, issue.expected) : 'it'
  return `is missing: add ${kind}${description ? ` (${description})` : ''}`
}

/** Replaces technical messages of Zod with instructions for editors; undefined keeps Zod's message. */
function readableMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys' && issue.input === undefined) return missingMessage(issue)
  if (issue.code === 'invalid_type') return `must be ${expectedKind(issue, issue.expected)}, not ${kindOf(issue.input)}`
  // Lists only the allowed fields: `problemsOf` adds the sentence for each unknown field.
  if (issue.code === 'unrecognized_keys') return shapeKeys(issue).join(', ')
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.map(String).join(', ')}`
  if (issue.code === 'invalid_key')
    return 'must have a name of small letters, digits and single hyphens: rename the file, also in index.ts'
  if (issue.code === 'too_small')
    return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${units[issue.origin] ?? ''}`
  if (issue.code === 'too_big')
    return `must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}${units[issue.origin] ?? ''}`
  return undefined
}

/** Converts a Zod issue to a problem; an issue of unknown fields to one problem per field, at the field's path. */
function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, message: issue.message }]
  return issue.keys.map((key) => {
    const path = [...issue.path, key]
    const isFile = fileOf(path).pathInFile.length === 0
    const message = isFile ? 'is not a file the site reads' : `unknown field "${key}"`
    return { path, message: `${message}; allowed: ${issue.message}` }
  })
}

/**
 * Fills in rules and dates for the day `today` (A.D., like 2026-12-31), computes the figures of mock screens, parses all
 * content, and collects every problem: formulas, schemas, cross-references and dates.
 */
export function parseContent(unfilled: unknown, today = dayInNepal()): { content?: Content; problems: Problem[] } {
  const { computed: raw, problems: formulaProblems } = computeFigures(fillSlots(unfilled, today))
  const result = contentSchema.safeParse(raw, { error: readableMessage })
  const issues = result.error?.issues ?? []
  const problems = [
    ...formulaProblems,
    ...issues.flatMap(problemsOf),
    ...crossReferenceProblems(raw),
    ...dateProblems(valueAt(raw, 'screens')),
    ...ruleSlotProblems(unfilled),
  ]
  return result.success && problems.length === 0 ? { content: result.data, problems } : { problems }
}

/** Formats a path for editors, with list items counted from 1: `features[3].name.en`. */
export const fieldName = (path: ContentPath) =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key + 1}]` : `${name}${name && '.'}${String(key)}`),
    '',
  )

/** Formats a problem as one line of text, without the line number in the file, which only the content check knows. */
export function problemLine({ path, message }: Problem): string {
  const { file, pathInFile } = fileOf(path)
  return [file, fieldName(pathInFile), message].filter(Boolean).join('  ')
}
