import { must, rule, sumOf, type Rule } from './checks'
import type { Drawn } from './drawn'
import { shown, toPaisa } from './figure'
import type { View } from './view'

function columnProblem(view: View, column: string): string | undefined {
  const { written, name, format } = view.total(0).cell(column)
  const plain = toPaisa(sumOf(view.rows, column).value)
  const bold = toPaisa(sumOf(view.boldRows, column).value)
  if (typeof written !== 'number' || written === plain || written === bold) return undefined
  const now = `${name} is ${shown(written, format)}, but the rows above add up to ${shown(plain, format)}`
  return `${now}: write ${plain}, or correct the rows; write null (an empty cell) if it is no sum`
}

/**
 * Rules for screens without their own, such as a new one: in the first row under the line each amount is the sum of the
 * rows above, either of the plain rows or of the bold ones, which may be sums of the plain ones. Two things are not
 * checked: further rows under the line, which follow from the first in different ways, such as a tax, and numbers and
 * measures, which may be rates.
 */
export const otherScreens = (screens: ReadonlyMap<string, Drawn>, rules: readonly Rule[]): Rule[] =>
  [...screens].flatMap(([id, drawn]) => {
    const isKnown = rules.some(({ screens: [first] }) => first === id)
    if (isKnown || !('table' in drawn) || drawn.table.totals.length === 0) return []
    const amounts = drawn.table.columns.filter(({ format }) => format === 'amount')
    const checks = (view: View) =>
      amounts.map((column) => must(view.total(0).cell(column.id).path, () => columnProblem(view, column.id)))
    return [rule(id, checks)]
  })
