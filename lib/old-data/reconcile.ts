import type { SchemeSum } from './analyse'
import { amountOf } from './fields'

/** One head of the trial balance, in paisa. */
export interface AccountHead {
  name: string
  amount: bigint
}

/** A head in the file and in the trial balance, in paisa; undefined where it is missing. */
export interface ReconciledHead {
  name: string
  inFile?: bigint
  inTrialBalance?: bigint
  /** What the file has more than the trial balance. */
  difference: bigint
}

const AMOUNT_AT_END = /^(.*?)[\s,:=]+([-−(]?(?:n?rs\.?|रु\.?)?\s*[\d०-९][\d०-९,.]*\)?(?:\/[-=])?)$/i
const TOTAL = /^(grand\s+)?total\b|^(कुल\s+)?जम्मा$|^कुल$/i

/**
 * Reads a trial balance, one head a line: the name, then the amount, or debit and credit, of which one is 0 or empty.
 * Numbers before the name are left out, as are totals. Returns the lines that have no amount too.
 */
export function readTrialBalance(text: string): { heads: AccountHead[]; unread: string[] } {
  const heads: AccountHead[] = []
  const unread: string[] = []
  for (const line of text.split(/\r\n?|\n/).map((untrimmed) => untrimmed.trim())) {
    if (!line) continue
    const cells = line.includes('\t') ? line.split('\t') : (AMOUNT_AT_END.exec(line)?.slice(1) ?? [line])
    const nameAt = cells.findLastIndex((cell) => amountOf(cell) === undefined)
    const name = cells[nameAt]?.trim() ?? ''
    const amounts = cells.slice(nameAt + 1).flatMap((cell) => (cell.trim() === '' ? [] : amountOf(cell)!))
    const filled = amounts.filter((amount) => amount !== 0n)
    if (TOTAL.test(name)) continue
    if (!name || amounts.length === 0 || filled.length > 1) unread.push(line)
    else heads.push({ name, amount: filled[0] ?? 0n })
  }
  return { heads, unread }
}

const matchKey = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.,_-]+/g, ' ')
    .trim()

/** Puts the sums of the file and the heads of the trial balance side by side, matched by name. */
export function reconcile(sums: readonly SchemeSum[], heads: readonly AccountHead[]): ReconciledHead[] {
  const rows = new Map<string, ReconciledHead>()
  for (const { scheme, sum } of sums) {
    const { inFile = 0n, name = scheme } = rows.get(matchKey(scheme)) ?? {}
    rows.set(matchKey(scheme), { name, inFile: inFile + sum, difference: 0n })
  }
  for (const { name, amount } of heads) {
    const row: ReconciledHead = rows.get(matchKey(name)) ?? { name, difference: 0n }
    rows.set(matchKey(name), { ...row, inTrialBalance: (row.inTrialBalance ?? 0n) + amount })
  }
  return [...rows.values()].map((row) => ({ ...row, difference: (row.inFile ?? 0n) - (row.inTrialBalance ?? 0n) }))
}
