import { BASES, TESTS } from '@/content/schema/calculators/milk-choices'
import { bsDay } from '@/lib/calendar/bikram-sambat'
import { isoDay } from '@/lib/calendar/day-text'
import { divideHalfUp, sum } from '@/lib/figures'
import { latinDigits } from '@/lib/i18n/locales'

import type { Form } from '../common/calculator'
import { fieldReader } from '../common/field-checks'
import { asRows, asTexts, withRows, type Fields } from '../common/fields'

export const FIELDS = {
  rates: ['fatRate', 'snfRate', 'flush', 'lean', 'subsidy', 'deductions'],
  formula: ['divisor', 'fatFactor', 'constant'],
  chart: ['fatFrom', 'fatTo', 'snfFrom', 'snfTo', 'validFrom'],
} as const

/** Fields of an entry: day or member, litres, fat, and SNF or the lactometer's reading. */
export const ENTRY_COLUMNS = ['who', 'litres', 'fat', 'solids'] as const
/** Maximum number of entries. */
export const MAX_ENTRIES = 60

/** A member's number such as `D-033`, or a day; the address knows no other signs. */
const CODE = /^[a-z]*-?\d+(-\d+)*$/i
/** One unit of litres and per cents (two decimals), and of the factor of fat (four). */
const [SCALE, FACTOR_SCALE] = [100n, 10_000n]
/** Maxima, far above those of milk; a lactometer's reading is above every per cent, so that one for the other is refused. */
const [MAX_PERCENT, MAX_READING] = [15n * SCALE, 50n * SCALE]
/** Step of the chart, a tenth of a per cent, and its maximum numbers of rows and columns, for one sheet of paper. */
const [STEP, MAX_ROWS, MAX_COLUMNS] = [10n, 35, 15]

/** Parses and checks rates, formula, chart and entries; an empty row is no entry. */
function checkMilk(fields: Fields) {
  const { addProblem, within, amount, amounts, choice, rows, checked } = fieldReader(fields)
  const [basis, test] = [choice('basis', BASES), choice('test', TESTS)]
  const rates = amounts(FIELDS.rates)
  const [divisor, fatFactor] = [within('divisor', 2, [1n, 100n * SCALE]), within('fatFactor', 4, [0n, FACTOR_SCALE])]
  const percent = (name: string) => within(name, 2, [0n, MAX_PERCENT])
  const steps = (from: string, to: string, max: number) => {
    const [first, last] = [percent(from), percent(to)]
    const count = Number((last - first) / STEP) + 1
    if (last < first) addProblem(to, 'belowFirst')
    else if (count > max) addProblem(to, 'chartTooLarge', { max: String(max) })
    return Array.from({ length: Math.min(Math.max(count, 1), max) }, (_, index) => first + BigInt(index) * STEP)
  }
  const [fats, snfs] = [steps('fatFrom', 'fatTo', MAX_ROWS), steps('snfFrom', 'snfTo', MAX_COLUMNS)]
  const validFrom = isoDay(fields.validFrom ?? '')
  if (!bsDay(validFrom)) addProblem('validFrom', fields.validFrom?.trim() ? 'notADay' : 'empty')
  const entries = rows('entries', ENTRY_COLUMNS, MAX_ENTRIES, (number, [typed = '']) => {
    const who = isoDay(typed) ?? latinDigits(typed.trim())
    if (!CODE.test(who)) addProblem(`who-${number}`, who ? 'notACode' : 'empty')
    const solids = within(`solids-${number}`, 2, test === 'clr' ? [MAX_PERCENT, MAX_READING] : [0n, MAX_PERCENT])
    return { who, litres: amount(`litres-${number}`), fat: percent(`fat-${number}`), solids }
  })
  const formula = { divisor, fatFactor, constant: amount('constant') }
  return checked({ basis, test, ...rates, ...formula, fats, snfs, validFrom: validFrom ?? '', entries })
}

/** Milk with its rates: money in paisa, litres and per cents in hundredths, the factor of fat in ten-thousandths. */
export type MilkInput = NonNullable<ReturnType<typeof checkMilk>['input']>

/** The form of the milk. */
export const form: Form<'milk', MilkInput> = {
  names: ['basis', 'test', ...Object.values(FIELDS).flat()],
  columns: ENTRY_COLUMNS,
  fullKeyboard: ['who'],
  check: checkMilk,
  samplesOf: ({ sample: { entries, ...sample } }) => [
    withRows(asTexts(sample), ENTRY_COLUMNS, asRows(ENTRY_COLUMNS, entries)),
  ],
}

/** SNF in hundredths of a per cent from a lactometer's reading: CLR ÷ divisor + factor × fat + constant, rounded half up. */
export const snfOf = ({ divisor, fatFactor, constant }: MilkInput, clr: bigint, fat: bigint) =>
  divideHalfUp(
    clr * SCALE * FACTOR_SCALE + (fatFactor * fat + constant * FACTOR_SCALE) * divisor,
    FACTOR_SCALE * divisor,
  )

/** The rate per litre in paisa, rounded half up. */
export const ratePerLitre = ({ basis, fatRate, snfRate, ...seasons }: MilkInput, fat: bigint, snf: bigint) =>
  basis === 'units' ? divideHalfUp(fat * fatRate + snf * snfRate, SCALE) : seasons[basis]

/** Entries with SNF, rate and amount; sums of each day or member, in their order; and sums and averages of all. */
export function payment(milk: MilkInput) {
  const entries = milk.entries.map(({ solids, ...entry }) => {
    const snf = milk.test === 'clr' ? snfOf(milk, solids, entry.fat) : solids
    const rate = ratePerLitre(milk, entry.fat, snf)
    return { ...entry, snf, rate, amount: divideHalfUp(entry.litres * rate, SCALE) }
  })
  const sumsOf = (own: typeof entries) => {
    const litres = sum(own.map((entry) => entry.litres))
    return { litres, amount: sum(own.map(({ amount }) => amount)), subsidy: divideHalfUp(litres * milk.subsidy, SCALE) }
  }
  const names = [...new Set(entries.map(({ who }) => who))]
  const payees = names.map((who) => ({ who, ...sumsOf(entries.filter((entry) => entry.who === who)) }))
  // The subsidy of all is the sum of the list, whose lines are rounded.
  const total = { ...sumsOf(entries), subsidy: sum(payees.map(({ subsidy }) => subsidy)) }
  const average = (name: 'fat' | 'snf' | 'rate') =>
    total.litres ? divideHalfUp(sum(entries.map((entry) => entry.litres * entry[name])), total.litres) : 0n
  const averages = { fat: average('fat'), snf: average('snf'), rate: average('rate') }
  return { entries, payees, total, averages, toPay: total.amount - milk.deductions }
}
