import { dateParts, eraOf } from './dates'
import { amountOf, type FieldMapping, type Role } from './fields'
import { fieldScript, scriptOf, toUnicode, type ScriptCounts } from './preeti'
import { shortened, RECORDS_PER_STEP, type DataField, type Steps, type Table } from './table'

/** Values that are looked at to guess a role. */
const GUESSED_FROM = 1000
const MAX_EXAMPLES = 3
/** Different values that a scheme has among them: schemes repeat, the numbers of accounts do not. */
const MAX_GUESSED_SCHEMES = 100

const NAMES: readonly (readonly [Role, RegExp])[] = [
  [
    'member',
    /^(mem(ber)?|m|acc?(ount)?|a\/?c|client|cust(omer)?|sadasya)?[\s_.-]*(no|num(ber)?|id|code)\.?$|सदस्य\s*(नं|नम्बर|संख्या)/i,
  ],
  ['name', /name|^na+m\b|^nam_|नाम/i],
  ['scheme', /scheme|product|type|ledger|head|yojana|योजना|खाता|शीर्षक/i],
  ['balance', /bal(ance)?|amount|amt|maujdat|baki|principal|मौज्दात|रकम|बाँकी/i],
]

const DIGIT = /[\d०-९]/

const areMostly = (values: readonly string[], test: (value: string) => boolean) =>
  values.length > 0 && values.filter(test).length > 0.7 * values.length

function guessRole({ name, kind }: DataField, values: readonly string[], thisYear: number): Role {
  if (kind === 'date' || areMostly(values, (value) => dateParts(value) !== undefined))
    return eraOf(values, thisYear) === 'bs' ? 'date' : 'dateAd'
  // A sheet that was typed in Preeti has its headings in Preeti too.
  const [role = 'other'] = NAMES.find(([, pattern]) => pattern.test(name) || pattern.test(toUnicode(name))) ?? []
  if (role === 'member' || role === 'other') return role
  // Amounts may have a text behind them, such as Cr, which the check of balances names.
  if (role === 'balance') return kind === 'number' || areMostly(values, (value) => DIGIT.test(value)) ? role : 'other'
  if (role === 'scheme' && new Set(values).size > MAX_GUESSED_SCHEMES) return 'other'
  const isAmount = kind === 'number' || areMostly(values, (value) => amountOf(value) !== undefined)
  return isAmount ? 'other' : role
}

/** Maps the fields of a table: the script of each, a guess of its role, and Preeti for those that hold it. */
export function* mapFields({ fields, rows }: Table, thisYear: number): Steps<FieldMapping[]> {
  const allCounts = fields.map((): ScriptCounts => ({ legacy: 0, latin: 0, unicode: 0, unclear: 0, none: 0 }))
  for (const [at, row] of rows.entries()) {
    if (at % RECORDS_PER_STEP === 0) yield at / rows.length
    for (const [index, { kind }] of fields.entries())
      allCounts[index]![kind === 'text' || kind === 'memo' ? scriptOf(row[index]!) : 'none']++
  }
  const taken = new Set<Role>()
  return fields.map((field, index): FieldMapping => {
    const counts = allCounts[index]!
    const script = fieldScript(counts)
    const font = script === 'legacy' ? 'preeti' : undefined
    const filled = rows.slice(0, GUESSED_FROM).flatMap((row) => row[index] || [])
    const guess = guessRole(field, font ? filled.map((value) => toUnicode(value, font)) : filled, thisYear)
    const role = taken.has(guess) && !/^date/.test(guess) ? 'other' : guess
    taken.add(role)
    return {
      ...field,
      script,
      counts,
      examples: [...new Set(filled)].slice(0, MAX_EXAMPLES).map(shortened),
      role,
      font,
    }
  })
}
