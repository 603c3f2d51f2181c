import { addsUp, eachRow, is, must, posts, rule } from '../checks'
import { Lacking } from '../drawn'
import { minus, plus, read, stated, sum, type Place } from '../figure'
import type { View } from '../view'

const namesOf = (branches: View) => branches.rows.map(({ words }) => words('branch').text)

/**
 * The transactions that debit or credit a branch. A branch that pays out for another is owed the money, so the serving
 * branch is debited; when it takes money in, it is the reverse.
 */
function amountsOf(side: 'debit' | 'credit', branch: string, transactions: View, branches: View): Place[] {
  return transactions.rows.flatMap(({ cell, words }) => {
    const isOut = words('transaction').text.startsWith('Withdrawal')
    for (const { path, text } of [words('at'), words('of')])
      if (!namesOf(branches).includes(text))
        throw new Lacking(
          path,
          `"${text}" is no branch of ${branches.file}; use one of: ${namesOf(branches).join(', ')}`,
        )
    const concerned = words(isOut === (side === 'debit') ? 'at' : 'of').text
    return concerned === branch ? [cell('amount')] : []
  })
}

const position = (id: string) => [
  rule(id, (sheet) => [
    eachRow(sheet, 'net', ({ cell }) => minus(cell('debit'), cell('credit'))),
    addsUp(sheet, 'debit', 'credit', 'net'),
  ]),
  rule([id, 'inter-branch'], (sheet, transactions) =>
    (['debit', 'credit'] as const).map((side) =>
      eachRow(sheet, side, ({ words }) =>
        sum(
          amountsOf(side, words('branch').text, transactions, sheet),
          `its transactions in ${transactions.file} add up to`,
        ),
      ),
    ),
  ),
]

export const branchRules = [
  ...position('inter-branch-balance'),
  ...position('web-edition'),
  rule(['web-edition', 'inter-branch-balance'], (web, balance) => [
    must(web.pathOf('table', 'rows'), () =>
      namesOf(web).join() === namesOf(balance).join()
        ? undefined
        : `must have the branches of ${balance.file}, in their order: ${namesOf(balance).join(', ')}`,
    ),
  ]),

  rule('inter-branch-entry', (entry) => {
    const amount = () => entry.line('amount')
    return [posts(entry, [amount, null], [null, amount], [amount, null], [null, amount])]
  }),
  rule(['inter-branch-entry', 'inter-branch'], (entry, transactions) => [
    transactions.rows.slice(0, 1).map((first) => is(entry.line('amount'), () => first.cell('amount'))),
  ]),

  // The newest row is a deposit at another branch; the one before it corrects a voucher of the same amount.
  rule(['audit-trail', 'inter-branch'], (trail, transactions) => {
    const [deposit, correction] = trail.rows.filter(({ cell }) => cell('after').written !== null)
    if (!deposit || !correction) throw trail.lacks('deposit and correction with figures after them', 'table', 'rows')
    const { path, text } = deposit.words('date')
    const time = { path, text: text.replace(/^.* /, '') }
    const amount = () => transactions.find('time', time).cell('amount')
    return [
      is(deposit.cell('after'), () => plus(deposit.cell('before'), amount())),
      is(correction.cell('after'), amount),
      is(correction.cell('before'), () => {
        const { value, term } = read(amount())
        const swapped = String(value).replace(/^(\d)(\d)/, '$2$1')
        return stated(Number(swapped), `with its first two digits the wrong way round, ${term()} is`)
      }),
    ]
  }),
]
