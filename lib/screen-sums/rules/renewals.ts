import { must, rule } from '../checks'

/** Rules for the card of renewal dates. */
export const renewalRules = [
  rule('renewal-card', (card) => {
    const next = card.lineWords('next')
    return [
      must(next.path, () => {
        const [first = ''] = card.rows.map(({ words }) => words('until').text).sort()
        return next.text === first ? undefined : `must be ${first}, the first day of the column "until"`
      }),
    ]
  }),
]
