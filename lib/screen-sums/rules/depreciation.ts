import { addsUp, eachRow, is, rule } from '../checks'
import { Lacking } from '../drawn'
import { minus, over, percent } from '../figure'
import { numberIn, saysNumber, says } from '../sentences'

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

  // Schedule and trial balance show one institution in one year.
  rule(['trial-balance', 'depreciation'], (trial, schedule) => [
    is(trial.find('account', '130').cell('debit'), () => schedule.total().cell('closing')),
    is(trial.find('head', 'Depreciation').cell('debit'), () => schedule.total().cell('charge')),
  ]),

  rule(['depreciation-methods', 'depreciation'], (methods, schedule) => {
    const detail = methods.detail()
    const [, letter = ''] = /Class (\S+)/.exec(detail.text) ?? []
    const asset = schedule.rows.find(({ words }) => words('class').text.startsWith(`${letter} `))
    if (!asset) throw new Lacking(detail.path, `must name a class of ${schedule.file}, as in “Class B at 25%”`)
    return [
      saysNumber(detail, /(\d+(?:\.\d+)?)%/, 'Class B at 25%', () => asset.cell('rate')),
      eachRow(methods, 'opening', () => asset.cell('opening')),
      eachRow(methods, 'first', ({ cell }) => percent(asset.cell('rate'), cell('opening'))),
      // The first row is the diminishing balance, the others are the straight line.
      eachRow(methods, 'second', ({ cell }, index) =>
        percent(asset.cell('rate'), index === 0 ? minus(cell('opening'), cell('first')) : cell('opening')),
      ),
    ]
  }),
  rule('depreciation-methods', (methods) => [
    eachRow(methods, 'closing', ({ cell }) => minus(cell('opening'), cell('first'), cell('second'))),
  ]),
]
