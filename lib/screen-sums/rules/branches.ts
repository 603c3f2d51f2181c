import { addsUp, eachRow, is, must, posts, rule } from '../checks'
import { MissingPart } from '../drawn'
import { minus, stated, sum, type Place } from '../figure'
import { says } from '../sentences'
import type { View } from '../view'

const nothing = stated(0, 'nothing', '0')

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
        throw new MissingPart(
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

/** Rules for transactions between branches, and for their audit trail. */
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

  // A correction names the amounts of the new and of the wrong voucher; a reversal takes back the wrong one.
  rule('audit-trail', (trail) =>
    trail.rows.flatMap(({ words }) => {
      const { path, text } = words('action')
      const [, voucher] = /^Correction of (\S+)/.exec(text) ?? []
      if (!voucher) return []
      return says(
        { path, text },
        () => trail.find('action', 'New voucher approved').cell('amount'),
        () => trail.find('reference', { path, text: voucher }).cell('amount'),
      )
    }),
  ),
  rule('audit-trail', (trail) =>
    trail.rows.flatMap(({ cell, words }) => {
      const { path, text } = words('action')
      const [, voucher] = /^Reversal of (\S+)/.exec(text) ?? []
      if (!voucher) return []
      return [is(cell('amount'), () => minus(nothing, trail.find('reference', { path, text: voucher }).cell('amount')))]
    }),
  ),
  // Transactions that users of the trail have entered since it begins are in it, with the same amount.
  rule(['audit-trail', 'inter-branch'], (trail, transactions) => {
    const entries = trail.rows.map(({ words }) => ({ at: words('date').text, user: words('user').text }))
    const begin = entries.at(-1)?.at ?? ''
    return transactions.rows.flatMap(({ cell, words }) => {
      const [{ path, text: time }, { text: user }] = [words('time'), words('entered')]
      const at = begin.replace(/\S+$/, time)
      if (at < begin || !entries.some((entry) => entry.user.startsWith(`${user} `))) return []
      return [is(cell('amount'), () => trail.find('date', { path, text: at }).cell('amount'))]
    })
  }),
]
