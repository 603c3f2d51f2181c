import { check } from './check'
import { readFigure, showPlain } from './exact'
import type { Kind, Workings } from './fields'
import { METHODS } from './interest'
import { isOf, workingsIn } from './place'
import { CLASS_COUNTS } from './provision'

type Row = Record<string, string>
/** The fields of any working by name. */
type Fields = Record<string, string | Row[]>

interface Form {
  /** Name of the field by letter. */
  letters: Record<string, string>
  /** Letter of the list, its name and its two columns. */
  list?: [letter: string, name: string, one: string, other: string]
}

const FORMS: Record<Kind, Form> = {
  interest: {
    letters: {
      w: 'method',
      o: 'opening',
      d: 'days',
      r: 'rate',
      y: 'yearDays',
      l: 'lowest',
      h: 'halfDays',
      f: 'fixed',
      t: 'tax',
    },
    list: ['m', 'movements', 'day', 'amount'],
  },
  provision: { letters: { h: 'held' }, list: ['c', 'classes', 'principal', 'rate'] },
  depreciation: { letters: { c: 'cost', v: 'residual', l: 'life', r: 'rate', y: 'years', m: 'firstMonths' } },
}

const KINDS = Object.keys(FORMS) as Kind[]

/** Length in characters that no address of `writeAddress` reaches for one working. */
const MOST_LETTERS = 2000
const PLAIN = /^-?\d{1,13}(\.\d{1,4})?$/

const isMethod = (text: string) => METHODS.some((method) => method === text)

/** A typed figure in its shortest form; the name of a method is unchanged. */
function shortest(typed: string) {
  if (isMethod(typed)) return typed
  const { value } = readFigure(typed, { decimals: 4, negative: true, percent: true })
  return value === undefined ? '' : showPlain(value, 4)
}

const hasNames = ({ classes }: Fields) => !classes || CLASS_COUNTS.includes(classes.length)

/**
 * The fragment that holds these fields, such as `#depreciation=c300000_v0_l5_r25_y5_m12`: a letter and a figure for
 * each field, `_` between them, and `m6:20000,16:-35000` for a list. Null while a field is wrong.
 */
export function writeAddress<Name extends Kind>(kind: Name, fields: Workings[Name]): string | null {
  const values = fields as unknown as Fields
  if (check[kind](fields).problems || !hasNames(values)) return null
  const { letters, list } = FORMS[kind]
  const parts = Object.entries(letters).map(([letter, name]) => [letter, shortest(String(values[name]))])
  if (list) {
    const [letter, name, one, other] = list
    const pairs = (values[name] as Row[]).map((row) => `${shortest(row[one] ?? '')}:${shortest(row[other] ?? '')}`)
    // Empty rows are left out.
    parts.push([letter, pairs.filter((pair) => pair !== ':').join(',')])
  }
  return `#${kind}=${parts.flatMap(([letter = '', text = '']) => (text ? letter + text : [])).join('_')}`
}

/** The values by letter; null when a letter is repeated or a part has no value. */
function partsOf(text: string) {
  const parts = new Map<string, string>()
  for (const part of text.split('_')) {
    const letter = part.charAt(0)
    if (part.length < 2 || parts.has(letter)) return null
    parts.set(letter, part.slice(1))
  }
  return parts
}

function fieldsOf({ letters, list }: Form, parts: Map<string, string>): Fields | null {
  const fields: Fields = {}
  const take = (letter: string) => {
    const text = parts.get(letter) ?? ''
    parts.delete(letter)
    return text
  }
  for (const [letter, name] of Object.entries(letters)) fields[name] = take(letter)
  if (list) {
    const [letter, name, one, other] = list
    const pairs = take(letter).split(',').filter(Boolean)
    fields[name] = pairs.map((pair) => {
      const [first = '', ...rest] = pair.split(':')
      return { [one]: first, [other]: rest.join(':') }
    })
  }
  const texts = Object.values(fields).flatMap((value) =>
    typeof value === 'string' ? value || [] : value.flatMap((row) => Object.values(row)),
  )
  return parts.size === 0 && texts.every((text) => PLAIN.test(text) || isMethod(text)) ? fields : null
}

/**
 * The fields of a working in a fragment made by `writeAddress`, all of them valid; null for any other text. Never
 * throws.
 */
export function readAddress<Name extends Kind>(kind: Name, hash: string): Workings[Name] | null {
  const [own = '', ...more] = workingsIn(hash).filter(isOf(kind))
  const parts = partsOf(own.slice(kind.length + 1))
  if (own.length > MOST_LETTERS || more.length || !parts) return null
  const found = fieldsOf(FORMS[kind], parts)
  if (!found || !hasNames(found)) return null
  const fields = found as unknown as Workings[Name]
  return check[kind](fields).problems ? null : fields
}

/** The fragment with the address `own` for one working, or none if null, followed by those of the other workings. */
export function withAddress(hash: string, kind: Kind, own: string | null): string {
  const others = workingsIn(hash).filter((text) => KINDS.some((other) => other !== kind && isOf(other)(text)))
  const all = [own?.slice(1), ...others].filter(Boolean)
  return all.length ? `#${all.join('&')}` : ''
}
