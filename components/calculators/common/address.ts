import type { CalculatorKind } from '@/content/schema'
import { changeEntry, entryState } from '@/lib/browser/history-entry'
import { dayText, isoDay } from '@/lib/calendar/day-text'
import { readFigure, showPlain } from '@/lib/figures'
import { fragmentFigures } from '@/lib/urls/calculator-ids'

import type { Form } from './calculator'
import type { CheckedInput } from './field-checks'
import { DAY_COLUMN, rowsOf, withRows, type Fields } from './fields'

/** Keeps only the fields of one calculator; a missing field becomes an empty text. */
const pickFields = ({ names, columns }: Form, fields: Fields): Fields =>
  withRows(Object.fromEntries(names.map((name) => [name, fields[name] ?? ''])), columns, rowsOf(fields, columns))

/**
 * Serialises fields as a fragment, `#depreciation?cost=300000&residual=0&…`; null while a field is invalid, as the form
 * has checked.
 */
export function serializeFields(
  kind: CalculatorKind,
  form: Form,
  fields: Fields,
  { problems }: Pick<CheckedInput<unknown>, 'problems'> = form.check(fields),
): string | null {
  if (problems) return null
  const plainEntries = Object.entries(pickFields(form, fields)).map(([name, typed]) => {
    const text = name.startsWith(`${DAY_COLUMN}-`) ? dayText(typed) : (isoDay(typed) ?? typed)
    const { value } = readFigure(text, { decimals: 4, negative: true, percent: true })
    return [name, value === undefined ? text.trim() : showPlain(value, 4)]
  })
  return `#${kind}?${new URLSearchParams(plainEntries)}`
}

/**
 * The start of a fragment that reads as names with days, codes, figures or words. A messenger takes a full stop, bracket,
 * danda or zero-width space after a link as part of the link.
 */
const CERTAIN_START = /^(?:&?[\w-]+=(?:[a-z]*-?\d+(?:-\d+)*(?:\.\d+)?|[a-z]+)?)*/i

/** Parses a calculator's fields from a fragment and drops what follows them; null if a field is invalid or missing. */
export function parseFields(kind: CalculatorKind, form: Form, fragment: string): Fields | null {
  const [start] = CERTAIN_START.exec(fragmentFigures(fragment, kind) ?? '') ?? []
  const fields = pickFields(form, Object.fromEntries(new URLSearchParams(start)))
  return form.check(fields).problems ? null : fields
}

/** Writes a fragment into the address of the page. */
export function writeFragment(fragment: string) {
  // An open dialog has pushed the current history entry: wait for the popstate when the dialog closes.
  if (entryState().overlay) addEventListener('popstate', () => writeFragment(fragment), { once: true })
  else changeEntry({}, location.pathname + location.search + fragment)
}
