import type { CheckedInput } from './field-checks'
import { dayText } from './day-text'
import { checkDepreciation, ASSET_FIELDS } from './depreciation'
import { rowsOf, withRows, type Fields } from './fields'
import { readFigure, showPlain } from './figures'
import { ACCOUNT_FIELDS, checkInterest, MOVEMENT } from './savings-interest'
import { figuresIn, type Kind } from './kinds'
import { checkProvision, LOAN_CLASS } from './provision'

/** Field names outside rows, columns of rows (both in the order of the fragment), and check of each calculator. */
const FORMS = {
  interest: { names: ['method', ...ACCOUNT_FIELDS], columns: MOVEMENT, check: checkInterest },
  provision: { names: ['held'], columns: LOAN_CLASS, check: checkProvision },
  depreciation: { names: ASSET_FIELDS, columns: [], check: checkDepreciation },
} as const

/** Parses and checks the fields of a calculator. */
export const checkFields = (kind: Kind, fields: Fields): CheckedInput<unknown> => FORMS[kind].check(fields)

/** Keeps only the fields of one calculator; a missing field becomes an empty text. */
function pickFields(kind: Kind, fields: Fields): Fields {
  const { names, columns } = FORMS[kind]
  return withRows(Object.fromEntries(names.map((name) => [name, fields[name] ?? ''])), columns, rowsOf(fields, columns))
}

/** Serialises fields as a fragment, `#depreciation?cost=300000&residual=0&…`; null while a field is invalid. */
export function serializeFields(kind: Kind, fields: Fields): string | null {
  if (checkFields(kind, fields).problems) return null
  const plainEntries = Object.entries(pickFields(kind, fields)).map(([name, typed]) => {
    const { value } = readFigure(name.startsWith('day-') ? dayText(typed) : typed, {
      decimals: 4,
      negative: true,
      percent: true,
    })
    return [name, value === undefined ? typed.trim() : showPlain(value, 4)]
  })
  return `#${kind}?${new URLSearchParams(plainEntries)}`
}

/**
 * The start of a fragment that reads as names with figures or words. A messenger takes a full stop, bracket, danda or
 * zero-width space after a link as part of the link.
 */
const CERTAIN_START = /^(?:&?[\w-]+=(?:-?\d+(?:\.\d+)?|[a-z]+)?)*/i

/** Parses a calculator's fields from a fragment and drops what follows them; null if a field is invalid or missing. */
export function parseFields(kind: Kind, fragment: string): Fields | null {
  const [start] = CERTAIN_START.exec(figuresIn(fragment, kind) ?? '') ?? []
  const fields = pickFields(kind, Object.fromEntries(new URLSearchParams(start)))
  return checkFields(kind, fields).problems ? null : fields
}
