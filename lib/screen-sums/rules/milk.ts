import { addsUp, eachRow, is, rule, sumOf } from '../checks'
import { minus, over, plus, read, stated, times } from '../figure'
import { says } from '../sentences'
import type { View } from '../view'

/** The average of a column, weighted by the litres of each row. */
function average(sheet: View, column: string) {
  const weighted = sheet.rows.reduce((all, { cell }) => all + read(times(cell(column), cell('litres'))).value, 0)
  const { value } = over(stated(weighted, ''), sumOf(sheet.rows, 'litres'))
  return stated(value, 'the average of the rows above, weighted by litres, is')
}

/** Rules for milk collection, slip and payment. */
export const milkRules = [
  rule('milk-collection', (sheet) => [
    eachRow(sheet, 'rate', ({ cell }) =>
      plus(times(cell('fat'), sheet.line('fat')), times(cell('snf'), sheet.line('snf'))),
    ),
    eachRow(sheet, 'amount', ({ cell }) => times(cell('litres'), cell('rate'))),
    addsUp(sheet, 'litres', 'amount'),
    ['fat', 'snf'].map((column) => is(sheet.total().cell(column), () => average(sheet, column))),
    is(sheet.total().cell('rate'), () => over(sheet.total().cell('amount'), sheet.total().cell('litres'))),
  ]),
  rule('milk-collection', (sheet) =>
    says(
      sheet.note(0),
      () => sheet.line('fat'),
      () => sheet.line('snf'),
    ),
  ),

  rule(['milk-slip', 'milk-collection'], (slip, sheet) => {
    const row = sheet.find('member', slip.lineWords('member'))
    return ['litres', 'fat', 'snf', 'rate', 'amount'].map((name) => is(slip.line(name), () => row.cell(name)))
  }),

  rule('milk-payment', (sheet) => [
    eachRow(sheet, 'deducted', ({ cell }) => plus(cell('feed'), cell('instalment'), cell('saving'))),
    eachRow(sheet, 'paid', ({ cell }) => minus(cell('milk'), cell('deducted'))),
    addsUp(sheet, 'litres', 'milk', 'feed', 'instalment', 'saving', 'deducted', 'paid'),
  ]),
]
