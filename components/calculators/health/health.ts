import { divideHalfUp, HUNDRED_PERCENT, inUnits, percentOf, showAmount, sum } from '@/lib/figures'

import type { CalculatorTexts, Form } from '../common/calculator'
import { fieldReader } from '../common/field-checks'
import { asRows, asTexts, withRows, type Fields } from '../common/fields'

/** Fields of a line of the trial balance. */
export const BALANCE_COLUMNS = ['head', 'debit', 'credit'] as const
/** Maximum number of lines. */
export const MAX_LINES = 40

/** Heads of the charkhata trial balance (`content/screens/trial-balance.ts`): those of assets, and of what is owed. */
const OWNED = { cash: 80, bank: 90, investments: 100, loans: 110, stock: 120, fixedAssets: 130, others: 140 } as const
const OWED = { shares: 10, savings: 30, borrowings: 40, payables: 60 } as const
const [HEAD_STEP, LAST_HEAD] = [10, 160]

/** Loans overdue 1 to 3, 3 to 6, 6 to 12 and more than 12 months: fields that may be empty, if not known. */
export const AGEING = ['months1', 'months3', 'months6', 'months12'] as const
/** Other amounts and rates that the trial balance does not say; they may be empty too. */
const AMOUNTS = ['provisionHeld', 'institutional', 'oneLoan', 'oneSaving', 'savingLimit'] as const
const RATES = ['loanRate', 'savingRate'] as const
export const OTHERS = [...AMOUNTS, ...RATES]

/** PEARLS: the part of loans overdue up to 12 months that is not counted, 35 %. */
const UP_TO_YEAR_RATE = 350_000n

/** An amount or rate, or undefined if it is not known. */
type Known = bigint | undefined

/** Parses and checks trial balance, ageing and the other figures. */
function checkHealth(fields: Fields) {
  const { addProblem, amount, rate, whole, rows, ifFilled, checked } = fieldReader(fields)
  const lines = rows('lines', BALANCE_COLUMNS, MAX_LINES, (number, [, ...sides]) => {
    const head = whole(`head-${number}`, HEAD_STEP, LAST_HEAD)
    if (head % HEAD_STEP) addProblem(`head-${number}`, 'notAHead')
    // A head without an amount is not known: as 0 it would meet limits.
    if (!sides.join('').trim()) addProblem(`debit-${number}`, 'empty')
    const side = (name: string) => (fields[name]?.trim() ? amount(name) : 0n)
    return { head, debit: side(`debit-${number}`), credit: side(`credit-${number}`) }
  })
  if (!lines.length) addProblem('lines', 'empty')
  const overdue = ifFilled(AGEING, amount)
  const loans = balanceOf(lines, OWNED.loans)
  if (sum(AGEING.map((name) => overdue[name] ?? 0n)) > loans)
    addProblem('months1', 'aboveLoans', { loans: showAmount(loans) })
  return checked({ lines, ...overdue, ...ifFilled(AMOUNTS, amount), ...ifFilled(RATES, rate) })
}

/** The figures of a co-operative: amounts in paisa, rates in ten-thousandths of a percent. */
export type HealthInput = NonNullable<ReturnType<typeof checkHealth>['input']>

/** The form of the health of a co-operative. */
export const form: Form<'health', HealthInput> = {
  names: [...AGEING, ...OTHERS],
  columns: BALANCE_COLUMNS,
  check: checkHealth,
  samplesOf: ({ sample: { lines, ...sample } }) => [
    withRows(asTexts(sample), BALANCE_COLUMNS, asRows(BALANCE_COLUMNS, lines)),
  ],
}

/** Debit less credit of a head. */
const balanceOf = (lines: HealthInput['lines'], head: number) =>
  sum(lines.flatMap((line) => (line.head === head ? line.debit - line.credit : [])))

const areKnown = (parts: Known[]): parts is bigint[] => !parts.includes(undefined)
/** A sum, known if all its parts are. */
const total = (...parts: Known[]) => (areKnown(parts) ? sum(parts) : undefined)
const minus = (part: Known) => part && -part

/** Loans by class with their provision, and the provision needed; undefined if one is not known. */
export function provisionNeeded(input: HealthInput, classes: CalculatorTexts<'health'>['classes']) {
  const overdue = [input.months3, input.months6, input.months12]
  const principals = [total(balanceOf(input.lines, OWNED.loans), ...overdue.map(minus)), ...overdue]
  if (!areKnown(principals)) return undefined
  const loans = principals.map((principal, index) => {
    const { name, rate: percent } = classes[index]!
    const rate = inUnits(percent, 4)
    return { name, principal, rate, provision: percentOf(principal, rate) }
  })
  return { classes: loans, needed: sum(loans.map(({ provision }) => provision)) }
}

/**
 * Ratios, each as a part and a whole: the PEARLS ratios (World Council of Credit Unions, woccu.org, “PEARLS Ratios”), and
 * what the limits compare. Assets are those of all heads of `OWNED` less the provision held.
 */
export function ratios(input: HealthInput, needed: Known) {
  const { lines, months1, months3, months6, months12, provisionHeld, institutional } = input
  const owned = (...names: (keyof typeof OWNED)[]) => sum(names.map((name) => balanceOf(lines, OWNED[name])))
  const owed = (name: keyof typeof OWED) => -balanceOf(lines, OWED[name])
  const upToYear = total(months1, months3, months6)
  const coveredByRule = total(months12, upToYear && percentOf(upToYear, UP_TO_YEAR_RATE))
  const assets = total(...Object.values(OWNED).map((head) => balanceOf(lines, head)), minus(provisionHeld))
  const primary = total(owed('shares'), institutional)
  return {
    P1: [provisionHeld, months12],
    P2: [total(provisionHeld, minus(months12)), upToYear],
    E1: [total(owned('loans'), minus(provisionHeld)), assets],
    E5: [owed('savings'), assets],
    E6: [owed('borrowings'), assets],
    E7: [owed('shares'), assets],
    E8: [institutional, assets],
    E9: [total(institutional, provisionHeld, minus(coveredByRule)), assets],
    A1: [total(upToYear, months12), owned('loans')],
    A2: [owned('cash', 'stock', 'fixedAssets', 'others'), assets],
    L1: [total(owned('cash', 'bank'), minus(owed('payables')), provisionHeld), owed('savings')],
    provision: [provisionHeld, needed],
    overdue: [total(months3, months6, months12), owned('loans')],
    liquid: [owned('cash', 'bank'), owed('savings')],
    savings: [owed('savings'), primary],
    borrowed: [owed('borrowings'), assets],
    capital: [owed('borrowings'), primary],
    oneLoan: [input.oneLoan, primary],
    oneSaving: [input.oneSaving, input.savingLimit],
    spread: [total(input.loanRate, minus(input.savingRate)), HUNDRED_PERCENT],
  } satisfies Record<string, [part: Known, whole: Known]>
}

/** What is measured. */
export type Measure = keyof ReturnType<typeof ratios>

/** The limits of a part, in per cent of the whole; it must be less than `below`. */
type Limits = Partial<Record<'min' | 'max' | 'below', number>>

/**
 * A part, also in hundredths of a percent of the whole, and whether it is within the limits; undefined if not known.
 * Where nothing is to be covered, such as loans overdue, a least share of it is covered.
 */
export function judge([part, whole]: [part: Known, whole: Known], { min, max, below }: Limits) {
  if (part === undefined || whole === undefined || whole < 0n) return { part, whole }
  if (whole === 0n) return { part, whole, isMet: (min !== undefined && max === undefined && part >= 0n) || undefined }
  const compared = part * HUNDRED_PERCENT
  const limit = (percent: number) => inUnits(percent, 4) * whole
  const isHighEnough = min === undefined || compared >= limit(min)
  const isLowEnough = (max === undefined || compared <= limit(max)) && (below === undefined || compared < limit(below))
  return { part, whole, percent: divideHalfUp(part * 10_000n, whole), isMet: isHighEnough && isLowEnough }
}

/** The provision needed; goals and limits, with what they compare and whether they are met. */
export function judged(input: HealthInput, texts: Pick<CalculatorTexts<'health'>, 'classes' | 'pearls' | 'limits'>) {
  const provision = provisionNeeded(input, texts.classes)
  const compared = ratios(input, provision?.needed)
  const judgeAll = (measures: Readonly<Record<string, Limits & { name: string; rule?: number }>>) =>
    Object.entries(measures).map(([id, measure]) => ({ id, ...measure, ...judge(compared[id as Measure], measure) }))
  return { provision, pearls: judgeAll(texts.pearls), limits: judgeAll(texts.limits) }
}
