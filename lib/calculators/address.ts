import { sideOf } from './check'
import { checkDepreciation, ASSET_FIELDS } from './depreciation'
import { rowsOf, withRows, type Fields } from './fields'
import { readFigure, showPlain } from './figures'
import { ACCOUNT_FIELDS, checkInterest, MOVEMENT } from './interest'
import { isOf, partsOf, type Kind } from './place'
import { checkProvision, LOAN_CLASS } from './provision'

/** The fields of each calculator in the order of an address. */
const FORMS = {
  interest: { names: ['method', ...ACCOUNT_FIELDS], row: MOVEMENT, check: checkInterest },
  provision: { names: ['held'], row: LOAN_CLASS, check: checkProvision },
  depreciation: { names: ASSET_FIELDS, row: [], check: checkDepreciation },
} as const

/** The fields of one calculator among others. */
function pick(kind: Kind, fields: Fields): Fields {
  const { names, row } = FORMS[kind]
  return withRows(Object.fromEntries(names.map((name) => [name, fields[name] ?? ''])), row, rowsOf(fields, row))
}

/** The fragment that holds these fields, `#depreciation?cost=300000&residual=0&…`; null while a field is wrong. */
export function writeAddress(kind: Kind, fields: Fields): string | null {
  if (FORMS[kind].check(fields).problems) return null
  const texts = Object.entries(pick(kind, fields)).map(([name, typed]) => {
    const { value } = readFigure(typed, { decimals: 4, negative: true, percent: true, side: sideOf(name) })
    return [name, value === undefined ? typed.trim() : showPlain(value, 4)]
  })
  return `#${kind}?${new URLSearchParams(texts)}`
}

/** A figure as `writeAddress` writes it; no punctuation that a message puts behind an address. */
const PLAIN = /^(-?\d+(\.\d+)?)?$/

/**
 * The fields of a calculator in a fragment, all of them valid; null for any other text, and for an address that was
 * cut: its figures must not mix with those of the sample. Never throws.
 */
export function readAddress(kind: Kind, hash: string): Fields | null {
  const part = partsOf(hash).find(isOf(kind))
  if (!part) return null
  const fields = pick(kind, Object.fromEntries(new URLSearchParams(part.slice(`${kind}?`.length))))
  const plain = Object.entries(fields).every(([name, figure]) => name === 'method' || PLAIN.test(figure))
  return plain && !FORMS[kind].check(fields).problems ? fields : null
}

/** The fragment with the address `own` for one calculator, or none if null, followed by those of the others. */
export function withAddress(hash: string, kind: Kind, own: string | null): string {
  const all = [own?.slice(1), ...partsOf(hash).filter((part) => !isOf(kind)(part))].filter(Boolean)
  return all.length ? `#${all.join('&')}` : ''
}
