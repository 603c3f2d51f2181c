import { is, must, rule } from '../checks'
import { plus } from '../figure'

/** One deposit in five places; passbook, message and report are those of the other drawings of that day. */
export const oneEntryRules = [
  rule('one-entry', (flow) => {
    const amount = () => flow.line('amount')
    return [
      ...['deposit', 'debit', 'credit'].map((place) => is(flow.line(place), amount)),
      is(flow.line('balance'), () => plus(flow.line('previous'), amount())),
      is(flow.line('after'), () => plus(flow.line('before'), amount())),
    ]
  }),
  rule(['one-entry', 'collection-round'], (flow, round) => {
    const [{ drawn }, { drawn: phone }] = [flow, round]
    if (drawn.kind !== 'flow' || phone.kind !== 'phone') throw flow.lacks('list of places')
    const sms = drawn.places.findIndex(({ message }) => message !== undefined)
    const { message } = phone.entry
    return [
      is(flow.line('amount'), () => round.line('amount')),
      is(flow.line('previous'), () => round.line('previous')),
      must(flow.pathOf('places', Math.max(sms, 0)), () =>
        drawn.places[sms]?.message === message ? undefined : `must have the message of ${round.file}: “${message}”`,
      ),
    ]
  }),
  rule(['one-entry', 'daily-collection'], (flow, sheet) => [
    is(flow.line('savings'), () => sheet.total().cell('saving')),
    is(flow.line('total'), () => sheet.total().cell('total')),
  ]),
]
