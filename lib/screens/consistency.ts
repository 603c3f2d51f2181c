import type { Content } from '../content/parse-content'
import { fileOf, type Problem } from '../content/content-schema'
import { at, listAt } from '../content/walk-content'

import { amountsIn, columnSum, percentIn, reader, toPaisa, total, type Field, type Reader, type Check } from './lookups'
import { columnChecks, lineChecks, rowChecks } from './sum-checks'

type CheckedContent = Pick<Content, 'screens' | 'calculators'>

const joinedValues = (...fields: Field[]) => fields.map(({ value }) => value).join(' and ')

/** Checks of values that must be equal across mock screens, or in figures and sentences of one screen. */
function equalValues(
  { cell, line, field, rows, text, totalCell, valuesIn }: Reader,
  calculators: Content['calculators'],
): Check[] {
  /** A value computed from a field, with the path of this field. */
  const computed = (value: unknown, name: string, ...keys: PropertyKey[]) => ({ ...field(name, ...keys), value })
  const dateIn = (name: string) => computed(/\d{4}-\d{2}-\d{2}/.exec(text(name, 'detail'))?.[0], name, 'detail')
  /** The amounts in a sentence, joined like `joinedValues`. */
  const amountsText = (name: string, ...keys: PropertyKey[]) =>
    computed(amountsIn(text(name, ...keys)).join(' and '), name, ...keys)
  /** Debit: withdrawals in a branch, deposits to its accounts. Credit: deposits there, withdrawals from them. */
  const sumOfSide = (side: 'debit' | 'credit', branch: unknown) => {
    const counted = rows('inter-branch').filter((row) => {
      const isWithdrawal = String(row.cell('transaction').value).startsWith('Withdrawal')
      return row.cell(isWithdrawal === (side === 'debit') ? 'at' : 'of').value === branch
    })
    return computed(columnSum(counted, 'amount'), 'inter-branch')
  }

  const visits = listAt(field('collection-round', 'visits').value)
  const paidVisits = visits.filter((visit) => at(visit, 'amount') !== null)
  const savingText = joinedValues(line('collection-round', 'amount'), line('collection-round', 'balance'))
  const [instalment, penalty] = [
    cell('daily-collection', '0523', 'instalment'),
    cell('daily-collection', '0523', 'penalty'),
  ]
  const penaltyRate = percentIn(text('daily-collection', 'notes', 0))
  const absentRows = rows('centre-sheet').filter((row) => row.cell('present').value === 'No')
  const { sample } = calculators.interest
  const inCalculators = (value?: number): Field => ({ path: ['calculators'], value })
  const { classes } = calculators.provision.four
  const requiredProvision = total(classes.map(({ principal, rate }) => (principal * rate) / 100))
  const debit = (account: string) => cell('trial-balance', account, 'debit')
  // Accounts: cash; receivables and stock; fixed assets.
  const nonEarningAssets = ['80', '120', '130'].map((account) => debit(account).value)
  const { held } = calculators.provision.sample
  const netAssets = { ...debit('Assets'), value: Number(debit('Assets').value) - held }
  const ratioCheck = (id: string, numerator: unknown, denominator: Field): Check => [
    cell('pearls-ratios', id, 'per-cent'),
    computed((100 * Number(numerator)) / Number(denominator.value), 'trial-balance'),
  ]
  const unitCosts = amountsIn(text('posted-entry', 'notes', 0))
  const cost = total(rows('tax-invoice').map(({ figure }, index) => figure('quantity') * (unitCosts[index] ?? NaN)))

  return [
    // One day’s collection: sheet, cash count, app, member account, messages and one entry.
    [line('cash-count', 'sheet'), totalCell('daily-collection', 'total')],
    [dateIn('collection-round'), dateIn('daily-collection')],
    [
      computed(paidVisits.map((visit) => at(visit, 'member')).join(), 'collection-round', 'visits'),
      computed(valuesIn('daily-collection', 'member').join(), 'daily-collection'),
    ],
    ...paidVisits.map((visit): Check => {
      const keys = ['visits', visits.indexOf(visit), 'amount']
      return [field('collection-round', ...keys), cell('daily-collection', at(visit, 'member'), 'total')]
    }),
    [field('collection-round', 'summary'), `${paidVisits.length} of ${visits.length} paid`],
    [amountsText('collection-round', 'entry', 'message'), savingText],
    [amountsText('daily-collection', 'notes', 0), joinedValues(instalment, penalty)],
    [totalCell('daily-collection', 'penalty'), (Number(instalment.value) * penaltyRate) / 100],
    [line('my-account', 'balance'), line('collection-round', 'balance')],
    [line('my-account', 'last'), line('collection-round', 'amount')],
    [amountsText('sms-messages', 'messages', 0, 'text'), savingText],
    [amountsText('sms-messages', 'messages', 3, 'text'), joinedValues(line('collection-round', 'balance'))],
    [line('one-entry', 'amount'), line('collection-round', 'amount')],
    [line('one-entry', 'previous'), line('collection-round', 'previous')],
    [line('one-entry', 'savings'), totalCell('daily-collection', 'saving')],
    [line('one-entry', 'total'), totalCell('daily-collection', 'total')],
    [amountsText('one-entry', 'records', 3, 'message'), savingText],
    // One institution at the end of a year.
    [totalCell('trial-balance', 'debit'), totalCell('trial-balance', 'credit')],
    [dateIn('urgent-report'), dateIn('trial-balance')],
    [line('urgent-report', 'cash'), debit('80')],
    [line('urgent-report', 'bank'), debit('90')],
    [line('urgent-report', 'savings'), cell('trial-balance', '30', 'credit')],
    [line('urgent-report', 'loans'), debit('110')],
    [dateIn('pearls-ratios'), dateIn('trial-balance')],
    ratioCheck('A1', line('urgent-report', 'overdue').value, debit('110')),
    ratioCheck('A2', total(nonEarningAssets), netAssets),
    ...['E5', 'E6', 'E8'].map((id, index) =>
      ratioCheck(id, cell('trial-balance', ['30', '40', '20'][index], 'credit').value, netAssets),
    ),
    [amountsText('pearls-ratios', 'notes', 0), joinedValues(line('urgent-report', 'overdue'), inCalculators(held))],
    [
      field('centre-sheet', 'results', 0, 'label'),
      `Not collected, ${absentRows.map((row) => row.cell('member').value).join(', ')}`,
    ],
    // Transactions between branches.
    ...['inter-branch-balance', 'web-edition'].flatMap((name) =>
      valuesIn(name, 'branch').flatMap((branch): Check[] => [
        [cell(name, branch, 'debit'), sumOfSide('debit', branch)],
        [cell(name, branch, 'credit'), sumOfSide('credit', branch)],
      ]),
    ),
    [totalCell('inter-branch-balance', 'debit'), computed(columnSum(rows('inter-branch'), 'amount'), 'inter-branch')],
    [line('inter-branch-entry', 'amount'), cell('inter-branch', 0, 'amount')],
    [cell('audit-trail', 0, 'amount'), cell('inter-branch', '14:05', 'amount')],
    // A voucher and its reversal.
    [cell('audit-trail', 2, 'amount'), -Number(cell('audit-trail', 4, 'amount').value)],
    [
      amountsText('audit-trail', 'table', 'rows', 3, 'cells', 2),
      joinedValues(cell('audit-trail', 1, 'amount'), cell('audit-trail', 4, 'amount')),
    ],
    // Loans and interest, compared with the calculators’ samples.
    ...rows('loan-list').map((row): Check => [
      row.cell('rate'),
      inCalculators(classes.find(({ rate }) => rate === row.figure('rate'))?.rate),
    ]),
    [computed(parseInt(text('loan-list', 'detail')), 'loan-list', 'detail'), rows('loan-list').length],
    [line('provision-journal', 'required'), inCalculators(requiredProvision)],
    [line('provision-journal', 'held'), inCalculators(held)],
    ...[{ day: 1, amount: sample.opening }, ...sample.movements].flatMap(({ day, amount }, row): Check[] => [
      [computed(Number(String(cell('account-days', row, 'date').value).slice(-2)), 'account-days'), inCalculators(day)],
      [cell('account-days', row, 'amount'), inCalculators(amount)],
    ]),
    // Milk and trade.
    ...['litres', 'fat', 'snf', 'rate', 'amount'].map((id): Check => [
      line('milk-slip', id),
      cell('milk-collection', line('milk-slip', 'member').value, id),
    ]),
    [
      amountsText('milk-collection', 'notes', 0),
      joinedValues(line('milk-collection', 'fat'), line('milk-collection', 'snf')),
    ],
    [amountsText('member-sale', 'notes', 0), joinedValues(line('member-sale', 'paid'), line('member-sale', 'after'))],
    [cell('posted-entry', 0, 'debit'), totalCell('tax-invoice', 'amount')],
    [cell('posted-entry', 1, 'credit'), totalCell('tax-invoice', 'amount', 2)],
    [cell('posted-entry', 2, 'credit'), totalCell('tax-invoice', 'amount', 3)],
    [cell('posted-entry', 3, 'debit'), computed(cost, 'tax-invoice')],
    [cell('posted-entry', 4, 'credit'), cell('posted-entry', 3, 'debit')],
  ]
}

const isField = (value: unknown): value is Field => typeof value === 'object' && value !== null

/** Problems of figures that do not add up, or differ from the same figure in another field. */
export function consistencyProblems({ screens, calculators }: CheckedContent): Problem[] {
  const lookups = reader(screens)
  const checks = [
    ...Object.keys(screens).flatMap((name) => columnChecks(lookups, name)),
    ...rowChecks(lookups),
    ...lineChecks(lookups),
    ...equalValues(lookups, calculators),
  ]
  return checks.flatMap(([{ path, value }, expected]) => {
    const unrounded = isField(expected) ? expected.value : expected
    const expectedValue = typeof unrounded === 'number' ? toPaisa(unrounded) : unrounded
    if (value !== undefined && value === expectedValue) return []
    const source = isField(expected) ? `like in ${fileOf(expected.path).file}` : 'computed from its operands'
    const message =
      value === undefined || expectedValue === undefined || Number.isNaN(expectedValue)
        ? 'lacks an operand of another figure: restore it, or ask a developer'
        : `is ${String(value)}, but should be ${String(expectedValue)}, ${source}`
    return [{ path, message }]
  })
}
