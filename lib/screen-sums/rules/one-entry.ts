import { is, rule } from '../checks'
import { plus } from '../figure'
import { says } from '../sentences'

/** Rules for one deposit in five places; its amounts are those of the collection drawings of that day. */
export const oneEntryRules = [
  rule('one-entry', (flow) => {
    const amount = () => flow.line('amount')
    return [
      ...['deposit', 'debit', 'credit'].map((place) => is(flow.line(place), amount)),
      is(flow.line('balance'), () => plus(flow.line('previous'), amount())),
      is(flow.line('after'), () => plus(flow.line('before'), amount())),
    ]
  }),
  rule('one-entry', (flow) => {
    const { drawn } = flow
    if (drawn.kind !== 'flow') throw flow.missing('list of places')
    return drawn.places.flatMap(({ message }, index) =>
      message === undefined
        ? []
        : says(
            flow.sentence(message, 'places', index, 'message'),
            () => flow.line('amount'),
            () => flow.line('balance'),
          ),
    )
  }),
  rule(['one-entry', 'collection-round'], (flow, round) => [
    is(flow.line('amount'), () => round.line('amount')),
    is(flow.line('previous'), () => round.line('previous')),
  ]),
  rule(['one-entry', 'daily-collection'], (flow, sheet) => [
    is(flow.line('savings'), () => sheet.total().cell('saving')),
    is(flow.line('total'), () => sheet.total().cell('total')),
  ]),
]
