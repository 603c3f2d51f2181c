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

/** The names behind the letters of an address such as `#depreciation=c300000_v0_l5_r25_y5_m12`. */
const LETTERS: Record<Kind, Record<string, string>> = {
  interest: {
    ...{ w: 'method', o: 'opening', d: 'days', r: 'rate', y: 'yearDays', l: 'lowest', h: 'halfDays' },
    ...{ f: 'fixed', t: 'tax', m: 'day:amount' },
  },
  provision: { h: 'held', c: 'principal:rate' },
  depreciation: { c: 'cost', v: 'residual', l: 'life', r: 'rate', y: 'years', m: 'firstMonths' },
}

/** Reads the form that addresses had before December 2026; people have sent them. A list is `m6:20000,16:-35000`. */
function fromLetters(kind: Kind, text: string): Fields {
  const found: Record<string, string> = {}
  for (const part of text.split('_')) {
    const [name = '', other] = LETTERS[kind][part.charAt(0)]?.split(':') ?? []
    if (!other) found[name] = part.slice(1)
    else
      for (const [index, pair] of part.slice(1).split(',').entries())
        [found[`${name}-${index + 1}`] = '', found[`${other}-${index + 1}`] = ''] = pair.split(':')
  }
  return found
}

/** A figure as `writeAddress` writes it: what a message put behind an address, `.` or `)`, is none. */
const PLAIN = /^(-?\d+(\.\d+)?)?$/

/**
 * The fields of a calculator in a fragment, all of them valid; null for any other text. Never throws. An address that
 * was cut opens the sample: what is left of someone's figures among those of the sample would be nobody's account.
 */
export function readAddress(kind: Kind, hash: string): Fields | null {
  const part = partsOf(hash).find(isOf(kind))
  if (!part) return null
  const text = part.slice(kind.length + 1)
  const isNew = part.startsWith(`${kind}?`)
  const fields = pick(kind, isNew ? Object.fromEntries(new URLSearchParams(text)) : fromLetters(kind, text))
  const plain = Object.entries(fields).every(([name, figure]) => name === 'method' || PLAIN.test(figure))
  return plain && !FORMS[kind].check(fields).problems ? fields : null
}

/** The fragment with the address `own` for one calculator, or none if null, followed by those of the others. */
export function withAddress(hash: string, kind: Kind, own: string | null): string {
  const all = [own?.slice(1), ...partsOf(hash).filter((part) => !isOf(kind)(part))].filter(Boolean)
  return all.length ? `#${all.join('&')}` : ''
}
