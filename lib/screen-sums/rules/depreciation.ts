import { addsUp, eachRow, is, rule } from '../checks'
import { minus, over, percent } from '../figure'
import { numberIn, says } from '../sentences'

/** Rules for the depreciation schedule. */
export const depreciationRules = [
  rule('depreciation', (schedule) => [
    eachRow(schedule, 'charge', ({ cell }) => percent(cell('rate'), cell('opening'))),
    eachRow(schedule, 'closing', ({ cell }) => minus(cell('opening'), cell('charge'))),
    addsUp(schedule, 'opening', 'charge', 'closing'),
  ]),
  rule('depreciation', (schedule) => {
    const note = schedule.note(0)
    const cost = () => numberIn(note, /cost ([\d,.]+) over/, 'cost 3,00,000.00 over 5 years')
    const years = () => numberIn(note, /over (\d+) years/, 'over 5 years')
    return says(note, cost, () => over(cost(), years()))
  }),

  // Schedule and trial balance show the same institution in the same year.
  rule(['trial-balance', 'depreciation'], (trial, schedule) => [
    is(trial.find('account', '130').cell('debit'), () => schedule.total().cell('closing')),
    is(trial.find('head', 'Depreciation').cell('debit'), () => schedule.total().cell('charge')),
  ]),
]
