import { sum } from '../figures'
import { dateExists, isMonthFirst } from './dates'
import { amountOf, type FieldMapping, type Role } from './fields'
import { isWellFormed, scriptOf, toUnicode } from './preeti'
import { shortened, RECORDS_PER_STEP, type Steps, type Table } from './table'

/** What records are looked at for; keys of `checks` in content/old-data.ts. */
export const checkCodes = [
  'duplicateMembers',
  'negativeBalances',
  'invalidBalances',
  'invalidDates',
  'emptyNames',
  'doubtfulTexts',
] as const
type CheckCode = (typeof checkCodes)[number]

/** Records that a check found: how many, and the first of them with their numbers and the value that was found. */
interface Finding {
  code: CheckCode
  count: number
  records: { number: number; value: string }[]
}

/** The sum of a scheme, in paisa. */
export interface SchemeSum {
  scheme: string
  records: number
  sum: bigint
}

/** Members whose accounts together are above a limit in rupees; amounts are paisa. */
interface AboveLimit {
  rupees: number
  count: number
  /** All that is above the limit. */
  excess: bigint
  /** The first members, the largest excess first. */
  members: { member: string; total: bigint; excess: bigint }[]
}

/** How many values of a field became Unicode, with examples; those with a doubt come first. */
interface Conversion {
  field: string
  converted: number
  /** Values in Latin letters or Unicode, which stay as they are. */
  unchanged: number
  examples: { from: string; to: string; isDoubtful: boolean }[]
}

/** What was read from a file and found in it. Nothing here says that the data is right. */
export interface Analysis {
  records: number
  /** Different member numbers; undefined without such a field. */
  members?: number
  /** Records that at least one check found. */
  toReview: number
  findings: Finding[]
  /** The first schemes of the file; empty without a field of balances. */
  sums: SchemeSum[]
  /** Number of all schemes, and the sum of their balances in paisa. */
  schemes: { count: number; sum: bigint }
  limits: AboveLimit[]
  conversions: Conversion[]
}

/** Records and members that are listed. */
const MAX_LISTED = 100
const MAX_EXAMPLES = 8
/** Schemes that a trial balance can have. A field of other values may have one in each record: too many for the page. */
export const MAX_SCHEMES = 1000
/** Names and schemes repeat; beyond this number of texts, a cache costs more memory than it saves time. */
const MAX_CACHED = 50_000

/** Converts the values of one field, and counts them. Values in Latin letters or Unicode, and blank ones, stay. */
function converterOf({ name, font }: FieldMapping) {
  const conversion: Conversion = { field: name, converted: 0, unchanged: 0, examples: [] }
  const cache = new Map<string, { to: string; isDoubtful: boolean }>()
  const { examples } = conversion
  function convert(from: string): { to: string; isDoubtful: boolean } {
    const script = scriptOf(from)
    const isFigure = script === 'none' && /[\d०-९]/.test(from)
    if (script === 'latin' || script === 'unicode') conversion.unchanged++
    if (!font || from === '' || script === 'latin' || script === 'unicode' || isFigure)
      return { to: from, isDoubtful: false }
    conversion.converted++
    const cached = cache.get(from)
    if (cached) return cached
    const to = toUnicode(from, font)
    const result = { to, isDoubtful: !isWellFormed(to) }
    if (cache.size < MAX_CACHED) cache.set(from, result)
    const example = { from: shortened(from), to: shortened(to), isDoubtful: result.isDoubtful }
    if (result.isDoubtful && examples.filter(({ isDoubtful }) => isDoubtful).length < MAX_EXAMPLES / 2)
      examples.unshift(example)
    else if (!result.isDoubtful && examples.length < MAX_EXAMPLES) examples.push(example)
    return result
  }
  return { conversion, convert }
}

/** Members above a limit, from the totals of all members in paisa. */
function aboveLimit(memberTotals: ReadonlyMap<string, bigint>, rupees: number): AboveLimit {
  const members = [...memberTotals]
    .map(([member, total]) => ({ member, total, excess: total - BigInt(rupees) * 100n }))
    .filter(({ excess }) => excess > 0n)
    .sort((a, b) => Number(b.excess - a.excess))
  const excess = sum(members.map((member) => member.excess))
  return { rupees, count: members.length, excess, members: members.slice(0, MAX_LISTED) }
}

/**
 * Checks the records; `limits` are rupees of savings for one member. Returns what was found, and the records with Unicode
 * in the fields that have a font.
 */
export function* analyse(
  { rows, recordNumbers }: Table,
  mappings: readonly FieldMapping[],
  limits: readonly number[],
): Steps<{ analysis: Analysis; rows: string[][] }> {
  const indexOf = (role: Role) => mappings.findIndex((mapping) => mapping.role === role)
  const [memberAt, nameAt, schemeAt, balanceAt] = [
    indexOf('member'),
    indexOf('name'),
    indexOf('scheme'),
    indexOf('balance'),
  ]
  const dates = mappings.flatMap(({ role }, index) => {
    if (role !== 'date' && role !== 'dateAd') return []
    const monthFirst = isMonthFirst(rows.slice(0, RECORDS_PER_STEP).map((row) => row[index]!))
    return { index, era: role === 'date' ? ('bs' as const) : ('ad' as const), monthFirst }
  })
  const converters = mappings.flatMap((mapping, index) => (mapping.font ? { index, ...converterOf(mapping) } : []))
  const findings = checkCodes.map((code): Finding => ({ code, count: 0, records: [] }))
  const toReview = new Set<number>()
  const sums = new Map<string, SchemeSum>()
  const memberTotals = new Map<string, bigint>()
  /** First name of each member number, and the schemes in which it has an account. */
  const members = new Map<string, { name: string; schemes: Set<string> }>()
  const convertedRows: string[][] = []

  for (const [index, original] of rows.entries()) {
    if (index % RECORDS_PER_STEP === 0) yield index / rows.length
    const number = recordNumbers[index]!
    const addFinding = (code: CheckCode, value: string) => {
      const finding = findings[checkCodes.indexOf(code)]!
      finding.count++
      if (finding.records.length < MAX_LISTED) finding.records.push({ number, value: shortened(value) })
      toReview.add(number)
    }
    const row = converters.length > 0 ? [...original] : original
    for (const { index, convert } of converters) {
      const { to, isDoubtful } = convert(row[index]!)
      row[index] = to
      if (isDoubtful) addFinding('doubtfulTexts', to)
    }
    convertedRows.push(row)

    const [member, name, scheme] = [row[memberAt] ?? '', row[nameAt] ?? '', row[schemeAt] ?? '']
    if (nameAt >= 0 && name === '') addFinding('emptyNames', member)
    for (const { index, era, monthFirst } of dates)
      if (row[index] && !dateExists(row[index], era, monthFirst)) addFinding('invalidDates', row[index])
    if (member) {
      const known = members.get(member)
      // Several accounts of one member are usual; the same scheme twice, or another name, is not.
      if (known && (known.schemes.has(scheme) || known.name !== name)) addFinding('duplicateMembers', member)
      if (known) known.schemes.add(scheme)
      else members.set(member, { name, schemes: new Set([scheme]) })
    }
    if (balanceAt < 0) continue
    const amount = amountOf(row[balanceAt]!)
    if (amount === undefined) addFinding('invalidBalances', row[balanceAt]!)
    else if (amount < 0n) addFinding('negativeBalances', row[balanceAt]!)
    const soFar = sums.get(scheme) ?? { scheme, records: 0, sum: 0n }
    sums.set(scheme, { scheme, records: soFar.records + 1, sum: soFar.sum + (amount ?? 0n) })
    if (member && amount) memberTotals.set(member, (memberTotals.get(member) ?? 0n) + amount)
  }

  const analysis: Analysis = {
    records: rows.length,
    members: memberAt < 0 ? undefined : members.size,
    toReview: toReview.size,
    findings,
    sums: [...sums.values()].slice(0, MAX_SCHEMES),
    schemes: { count: sums.size, sum: sum([...sums.values()].map((scheme) => scheme.sum)) },
    limits: balanceAt < 0 || memberAt < 0 ? [] : limits.map((rupees) => aboveLimit(memberTotals, rupees)),
    conversions: converters.map(({ conversion }) => conversion),
  }
  return { analysis, rows: convertedRows }
}
