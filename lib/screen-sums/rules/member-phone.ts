import { is, rule } from '../checks'
import { minus, plus, read, sum } from '../figure'
import { says } from '../sentences'
import type { View } from '../view'

/** The entries of a mini statement, which stand between its opening balance and its balance. */
function entriesOf(account: View) {
  const { drawn } = account
  if (drawn.kind !== 'account') throw account.missing('mini statement')
  return drawn.statement.entries.map(({ id }) => account.line(id))
}

const moved = (account: View) => sum(entriesOf(account), 'the entries add up to')

/** Rules for a member's phone: account and messages. */
export const memberPhoneRules = [
  rule('my-account', (account) => {
    const deposits = () => entriesOf(account).filter((entry) => read(entry).value > 0)
    return [
      is(account.line('balance'), () => plus(account.line('opening'), moved(account))),
      is(account.line('deposits'), () => sum(deposits(), 'the deposits above add up to')),
    ]
  }),
  // The account is that of the member whose saving the collection app shows.
  rule(['my-account', 'collection-round'], (account, round) => {
    const last = entriesOf(account).at(-1)
    const opening = () => minus(round.line('balance'), moved(account))
    return [is(account.line('opening'), opening), last ? is(last, () => round.line('amount')) : []]
  }),
  rule(['sms-messages', 'collection-round'], (messages, round) => {
    const { drawn } = messages
    if (drawn.kind !== 'messages') throw messages.missing('list of messages')
    return drawn.messages.flatMap(({ id, text }, index) =>
      id !== 'deposit'
        ? []
        : says(
            messages.sentence(text, 'messages', index, 'text'),
            () => round.line('amount'),
            () => round.line('balance'),
          ),
    )
  }),
]
