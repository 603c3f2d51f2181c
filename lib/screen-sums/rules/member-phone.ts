import { is, must, rule } from '../checks'
import { minus, plus, read, sum } from '../figure'
import type { View } from '../view'

/** The entries of a mini statement, which stand between its opening balance and its balance. */
function entriesOf(account: View) {
  const { drawn } = account
  if (drawn.kind !== 'account') throw account.lacks('mini statement')
  return drawn.statement.entries.map(({ id }) => account.line(id))
}

export const memberPhoneRules = [
  rule('my-account', (account) => {
    const deposits = () => entriesOf(account).filter((entry) => read(entry).value > 0)
    return [
      is(account.line('balance'), () =>
        plus(account.line('opening'), sum(entriesOf(account), 'the entries add up to')),
      ),
      is(account.line('deposits'), () => sum(deposits(), 'the deposits above add up to')),
    ]
  }),
  // The phone of the member whose saving the collector has just entered.
  rule(['my-account', 'collection-round'], (account, round) => {
    const last = entriesOf(account).at(-1)
    const opening = () => minus(round.line('balance'), sum(entriesOf(account), 'the entries add up to'))
    return [is(account.line('opening'), opening), last ? is(last, () => round.line('amount')) : []]
  }),
  rule(['sms-messages', 'collection-round'], (messages, round) => {
    const [{ drawn }, { drawn: phone }] = [messages, round]
    if (drawn.kind !== 'messages' || phone.kind !== 'phone') throw messages.lacks('list of messages')
    const place = drawn.messages.findIndex(({ id }) => id === 'deposit')
    const { message } = phone.entry
    return [
      must(messages.pathOf('messages', Math.max(place, 0)), () =>
        drawn.messages[place]?.text === message ? undefined : `must be the message of ${round.file}: “${message}”`,
      ),
    ]
  }),
]
