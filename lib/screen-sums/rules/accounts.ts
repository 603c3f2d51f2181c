import { is, must, rule, sameDay, sumOf } from '../checks'
import { minus, read, shareOf, shown } from '../figure'
import type { Row } from '../rows'

const sides = ['debit', 'credit']

/** The figure of an account, which stands on one side only: debit or credit. */
const balanceOf = ({ cell }: Row) => (cell('debit').written === null ? cell('credit') : cell('debit'))

/** Rules for trial balance and urgent report. */
export const accountRules = [
  rule('trial-balance', (trial) => [
    [...trial.rows, ...trial.boldRows].map(({ cell }) =>
      must(cell('credit').path, () =>
        cell('debit').written === null || cell('credit').written === null
          ? undefined
          : 'has a debit beside it, but an account stands on one side: write null on the other',
      ),
    ),
    // A bold row without rows of its own, such as Expenses, is a figure in its own right.
    trial
      .groups('under')
      .filter(({ rows }) => rows.length > 0)
      .flatMap(({ bold, rows }) =>
        sides.map((side) => is(bold.cell(side), () => sumOf(rows, side, 'the rows under it add up to'))),
      ),
    sides.map((side) =>
      is(trial.total().cell(side), () => sumOf(trial.boldRows, side, 'the bold rows above add up to')),
    ),
    must(trial.total().path, () => {
      const [debit = 0, credit = 0] = sides.map((side) => read(trial.total().cell(side)).value)
      const [one, other] = [debit, credit].map((value) => shown(value, 'amount'))
      return one === other ? undefined : `debit adds up to ${one} and credit to ${other}: correct one side to the other`
    }),
  ]),
  rule('trial-balance', (trial) => [
    is(trial.line('surplus'), () =>
      minus(balanceOf(trial.find('account', '160')), balanceOf(trial.find('account', '150'))),
    ),
  ]),

  rule(['urgent-report', 'trial-balance'], (report, trial) =>
    Object.entries({ cash: '80', bank: '90', savings: '30', loans: '110' }).map(([tile, account]) =>
      is(report.line(tile), () => balanceOf(trial.find('account', account))),
    ),
  ),
  // Both show the same institution, so they must be of the same day.
  rule(['urgent-report', 'trial-balance'], (report, trial) => [sameDay(report, trial)]),
  rule(['urgent-report', 'centre-sheet'], (report, centre) => [
    must(report.line('collection').path, () => {
      const [all, one] = [read(report.line('collection')).value, read(centre.total().cell('collected')).value]
      return all > one ? undefined : `must be more than the ${shown(one, 'amount')} of one centre in ${centre.file}`
    }),
  ]),
  rule('urgent-report', (report) => [
    is(report.percent('overdue'), () => shareOf(report.line('overdue'), report.line('loans'))),
  ]),
]
