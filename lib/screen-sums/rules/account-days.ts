import { addsUp, eachRow, is, must, rule } from '../checks'
import { MissingPart } from '../drawn'
import { plus, read, stated, times } from '../figure'
import type { Row } from '../rows'
import { INTEREST } from '../working-samples'

function dayOf({ words }: Row): number {
  const { path, text } = words('date')
  const [, day] = /^\d{4}-\d{2}-(\d{2})$/.exec(text) ?? []
  if (day) return Number(day)
  throw new MissingPart(path, 'must be a BS date like 2082-04-15: the days are counted from it')
}

/** Rules for the account day by day. */
export const accountDaysRules = [
  rule('account-days', (account) => [
    eachRow(account, 'product', ({ cell }) => times(cell('days'), cell('balance'))),
    addsUp(account, 'days', 'product'),
  ]),
  // Each row continues the one before it; the days of the last row are the rest of the month.
  rule('account-days', (account) => {
    const rows = account.rows
    return rows.flatMap((row, index) => {
      const [before, next] = [rows[index - 1], rows[index + 1]]
      const amount = row.cell('amount')
      return [
        is(row.cell('balance'), () => (before ? plus(before.cell('balance'), amount) : amount)),
        next
          ? is(row.cell('days'), () => stated(dayOf(next) - dayOf(row), `up to ${next.label} there are`))
          : is(account.total().cell('balance'), () => row.cell('balance')),
        must(row.words('date').path, () =>
          before || dayOf(row) === 1 ? undefined : 'must be the first day of the month: the days are counted from it',
        ),
      ]
    })
  }),
  // The account is that of the interest working's sample, from its opening on.
  rule(['account-days', INTEREST], (account, sample) =>
    account.rows.map((row, index) => {
      const entry = sample.rows[index]
      const day = entry && read(entry.cell('day')).value
      return entry
        ? [
            is(row.cell('amount'), () => entry.cell('amount')),
            must(row.words('date').path, () =>
              dayOf(row) === day ? undefined : `must be day ${day}, as in ${sample.file}`,
            ),
          ]
        : [must(row.path, () => `is not in ${sample.file}, whose sample this account is`)]
    }),
  ),
]
