import type { CheckedInput } from './field-checks'
import { checkDepreciation, ASSET_FIELDS } from './depreciation'
import { rowsOf, withRows, type Fields } from './fields'
import { readFigure, showPlain } from './figures'
import { ACCOUNT_FIELDS, checkInterest, MOVEMENT } from './savings-interest'
import { belongsTo, partsOf, type Kind } from './kinds'
import { checkProvision, LOAN_CLASS } from './provision'

/** Field names of each calculator, in the order of the fragment, and its check. */
const FORMS = {
  interest: { names: ['method', ...ACCOUNT_FIELDS], row: MOVEMENT, check: checkInterest },
  provision: { names: ['held'], row: LOAN_CLASS, check: checkProvision },
  depreciation: { names: ASSET_FIELDS, row: [], check: checkDepreciation },
} as const

/** Parses and checks the fields of a calculator. */
export const checkFields = (kind: Kind, fields: Fields): CheckedInput<unknown> => FORMS[kind].check(fields)

/** Keeps only the fields of one calculator; a missing field becomes an empty text. */
function pick(kind: Kind, fields: Fields): Fields {
  const { names, row } = FORMS[kind]
  return withRows(Object.fromEntries(names.map((name) => [name, fields[name] ?? ''])), row, rowsOf(fields, row))
}

/** Serialises fields as a fragment, `#depreciation?cost=300000&residual=0&…`; null while a field is invalid. */
export function serializeFields(kind: Kind, fields: Fields): string | null {
  if (checkFields(kind, fields).problems) return null
  const texts = Object.entries(pick(kind, fields)).map(([name, typed]) => {
    const { value } = readFigure(typed, { decimals: 4, negative: true, percent: true })
    return [name, value === undefined ? typed.trim() : showPlain(value, 4)]
  })
  return `#${kind}?${new URLSearchParams(texts)}`
}

/** A figure in the form of `serializeFields`; excludes punctuation after a pasted link. */
const PLAIN = /^(-?\d+(\.\d+)?)?$/

/** Parses a calculator's fields from a fragment; null if one is invalid or missing: no sample may replace it. */
export function parseFields(kind: Kind, hash: string): Fields | null {
  const part = partsOf(hash).find(belongsTo(kind))
  if (!part) return null
  const fields = pick(kind, Object.fromEntries(new URLSearchParams(part.slice(`${kind}?`.length))))
  const isPlain = Object.entries(fields).every(([name, figure]) => name === 'method' || PLAIN.test(figure))
  return isPlain && !checkFields(kind, fields).problems ? fields : null
}

/** Replaces one calculator's part of a fragment, or removes the part for `null`; other calculators stay. */
export function replaceFields(hash: string, kind: Kind, newPart: string | null): string {
  const parts = [newPart?.slice(1), ...partsOf(hash).filter((part) => !belongsTo(kind)(part))].filter(Boolean)
  return parts.length ? `#${parts.join('&')}` : ''
}
