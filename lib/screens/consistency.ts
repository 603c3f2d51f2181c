import type { Content } from '../content/parse-content'
import { fileOf, type Problem } from '../content/content-schema'
import { at, listAt } from '../content/walk-content'

import { amountsIn, percentIn, reader, toPaisa, total, type Field, type Reader, type Check } from './lookups'
import { columnChecks, lineChecks, rowSums, rowChecks } from './sums'

type Checked = Pick<Content, 'screens' | 'calculators'>

const amounts = (figures: unknown[]) => total(figures.map(Number))
const valuesOf = (...fields: Field[]) => fields.map(({ value }) => value).join(' and ')

/** Values that must be equal across mock screens, or between figures and sentences of one screen. */
function equalValues(
  { cell, line, field, rows, text, totalCell, valuesIn }: Reader,
  calculators: Content['calculators'],
): Check[] {
  /** Takes the path of a field for a value that is computed from it. */
  const computed = (value: unknown, name: string, ...keys: PropertyKey[]) => ({ ...field(name, ...keys), value })
  const day = (name: string) => computed(/\d{4}-\d{2}-\d{2}/.exec(text(name, 'detail'))?.[0], name, 'detail')
  /** The amounts in a sentence, joined like `valuesOf`. */
  const amountsText = (name: string, ...keys: PropertyKey[]) =>
    computed(amountsIn(text(name, ...keys)).join(' and '), name, ...keys)
  /** Sum debited or credited to a branch: one that pays out for another has a claim, one that receives a debt. */
  const sumMoved = (side: 'debit' | 'credit', branch: unknown) => {
    const [paidAt, accountOf, kinds] = ['at', 'of', 'transaction'].map((column) => valuesIn('inter-branch', column))
    const moves = valuesIn('inter-branch', 'amount').filter((_, index) => {
      const isOut = String(kinds?.[index]).startsWith('Withdrawal')
      return (isOut === (side === 'debit') ? paidAt : accountOf)?.[index] === branch
    })
    return computed(amounts(moves), 'inter-branch')
  }

  const visits = listAt(field('collection-round', 'visits').value)
  const paid = visits.filter((visit) => at(visit, 'amount') !== null)
  const saving = valuesOf(line('collection-round', 'amount'), line('collection-round', 'balance'))
  const [instalment, penalty] = [
    cell('daily-collection', '0523', 'instalment'),
    cell('daily-collection', '0523', 'penalty'),
  ]
  const penaltyRate = percentIn(text('daily-collection', 'notes', 0))
  const absent = valuesIn('centre-sheet', 'member').filter(
    (_, row) => valuesIn('centre-sheet', 'present')[row] === 'No',
  )
  const { sample } = calculators.interest
  const inSample = (value?: number): Field => ({ path: ['calculators'], value })
  const { classes } = calculators.provision.four
  const required = amounts(classes.map((one) => (one.principal * one.rate) / 100))
  const debit = (account: string) => cell('trial-balance', account, 'debit')
  // Accounts of cash, of receivables and stock, and of fixed assets.
  const idle = ['80', '120', '130'].map((account) => debit(account).value)
  const ratio = (id: string, part: unknown, whole: Field): Check => [
    cell('pearls-ratios', id, 'per-cent'),
    computed((100 * Number(part)) / Number(whole.value), 'trial-balance'),
  ]
  const costs = amountsIn(text('posted-entry', 'notes', 0))
  const cost = amounts(
    valuesIn('tax-invoice', 'quantity').map((quantity, row) => Number(quantity) * (costs[row] ?? NaN)),
  )

  return [
    // One day’s collection: sheet, cash count, app, member account, messages and one entry.
    [line('cash-count', 'sheet'), totalCell('daily-collection', 'total')],
    [day('collection-round'), day('daily-collection')],
    [
      computed(paid.map((visit) => at(visit, 'member')).join(), 'collection-round', 'visits'),
      computed(valuesIn('daily-collection', 'member').join(), 'daily-collection'),
    ],
    ...paid.map((visit): Check => {
      const keys = ['visits', visits.indexOf(visit), 'amount']
      return [field('collection-round', ...keys), cell('daily-collection', at(visit, 'member'), 'total')]
    }),
    [field('collection-round', 'summary'), `${paid.length} of ${visits.length} paid`],
    [amountsText('collection-round', 'entry', 'message'), saving],
    [amountsText('daily-collection', 'notes', 0), valuesOf(instalment, penalty)],
    [totalCell('daily-collection', 'penalty'), (Number(instalment.value) * penaltyRate) / 100],
    [line('my-account', 'balance'), line('collection-round', 'balance')],
    [line('my-account', 'last'), line('collection-round', 'amount')],
    [amountsText('sms-messages', 'messages', 0, 'text'), saving],
    [amountsText('sms-messages', 'messages', 3, 'text'), valuesOf(line('collection-round', 'balance'))],
    [line('one-entry', 'amount'), line('collection-round', 'amount')],
    [line('one-entry', 'previous'), line('collection-round', 'previous')],
    [line('one-entry', 'savings'), totalCell('daily-collection', 'saving')],
    [line('one-entry', 'total'), totalCell('daily-collection', 'total')],
    [amountsText('one-entry', 'records', 3, 'message'), saving],
    // One institution at the end of a year.
    [totalCell('trial-balance', 'debit'), totalCell('trial-balance', 'credit')],
    [day('urgent-report'), day('trial-balance')],
    [line('urgent-report', 'cash'), debit('80')],
    [line('urgent-report', 'bank'), debit('90')],
    [line('urgent-report', 'savings'), cell('trial-balance', '30', 'credit')],
    [line('urgent-report', 'loans'), debit('110')],
    [day('pearls-ratios'), day('trial-balance')],
    ratio('A1', line('urgent-report', 'overdue').value, debit('110')),
    ratio('A2', amounts(idle), debit('Assets')),
    ...['E5', 'E6', 'E8'].map((id, index) =>
      ratio(id, cell('trial-balance', ['30', '40', '20'][index], 'credit').value, debit('Assets')),
    ),
    [amountsText('pearls-ratios', 'notes', 0), valuesOf(line('urgent-report', 'overdue'))],
    [field('centre-sheet', 'results', 0, 'label'), `Not collected, ${absent.join(', ')}`],
    // Branches.
    ...['inter-branch-balance', 'web-edition'].flatMap((name) =>
      valuesIn(name, 'branch').flatMap((branch): Check[] => [
        [cell(name, branch, 'debit'), sumMoved('debit', branch)],
        [cell(name, branch, 'credit'), sumMoved('credit', branch)],
      ]),
    ),
    [totalCell('inter-branch-balance', 'debit'), computed(amounts(valuesIn('inter-branch', 'amount')), 'inter-branch')],
    [line('inter-branch-entry', 'amount'), cell('inter-branch', 0, 'amount')],
    [cell('audit-trail', '2082-04-15 14:05', 'amount'), cell('inter-branch', '14:05', 'amount')],
    // A voucher and its reversal.
    [cell('audit-trail', 2, 'amount'), -Number(cell('audit-trail', 4, 'amount').value)],
    [
      amountsText('audit-trail', 'table', 'rows', 3, 'cells', 2),
      valuesOf(cell('audit-trail', 1, 'amount'), cell('audit-trail', 4, 'amount')),
    ],
    // Loans and interest, compared with the calculators’ samples.
    ...rows('loan-list').map((row): Check => [
      row.at('rate'),
      inSample(classes.find(({ rate }) => rate === row.of('rate'))?.rate),
    ]),
    [computed(parseInt(text('loan-list', 'detail')), 'loan-list', 'detail'), rows('loan-list').length],
    [line('provision-journal', 'required'), inSample(required)],
    [line('provision-journal', 'held'), inSample(calculators.provision.held)],
    ...[{ day: 1, amount: sample.opening }, ...sample.movements].flatMap(({ day, amount }, row): Check[] => [
      [computed(Number(String(cell('account-days', row, 'date').value).slice(-2)), 'account-days'), inSample(day)],
      [cell('account-days', row, 'amount'), inSample(amount)],
    ]),
    // Milk and trade.
    ...['litres', 'fat', 'snf', 'rate', 'amount'].map((id): Check => [
      line('milk-slip', id),
      cell('milk-collection', line('milk-slip', 'member').value, id),
    ]),
    [
      amountsText('milk-collection', 'notes', 0),
      valuesOf(line('milk-collection', 'fat'), line('milk-collection', 'snf')),
    ],
    [amountsText('member-sale', 'notes', 0), valuesOf(line('member-sale', 'paid'), line('member-sale', 'after'))],
    [cell('posted-entry', 0, 'debit'), totalCell('tax-invoice', 'amount')],
    [cell('posted-entry', 1, 'credit'), totalCell('tax-invoice', 'amount', 2)],
    [cell('posted-entry', 2, 'credit'), totalCell('tax-invoice', 'amount', 3)],
    [cell('posted-entry', 3, 'debit'), computed(cost, 'tax-invoice')],
    [cell('posted-entry', 4, 'credit'), cell('posted-entry', 3, 'debit')],
  ]
}

/** All checks of figures, in the order in which problems are reported. */
function checksOf({ screens, calculators }: Checked): Check[] {
  const read = reader(screens)
  return [
    ...Object.keys(screens).flatMap((name) => columnChecks(read, name)),
    ...rowSums.flatMap((rowSum) => rowChecks(read, rowSum)),
    ...lineChecks(read),
    ...equalValues(read, calculators),
  ]
}

const isField = (value: unknown): value is Field => typeof value === 'object' && value !== null

/** Figures that do not add up, or differ from the same figure in another field. */
export const consistencyProblems = (content: Checked): Problem[] =>
  checksOf(content).flatMap(([{ path, value }, should]) => {
    const expected = isField(should) ? should.value : should
    const wanted = typeof expected === 'number' ? toPaisa(expected) : expected
    if (value !== undefined && value === wanted) return []
    const source = isField(should) ? `like the same value in ${fileOf(should.path).file}` : 'computed from its operands'
    const message =
      value === undefined || wanted === undefined || Number.isNaN(wanted)
        ? 'lacks an operand of another figure: restore it, or ask a developer'
        : `is ${String(value)}, but should be ${String(wanted)}, ${source}`
    return [{ path, message }]
  })
