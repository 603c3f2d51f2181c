import { divideHalfUp } from '../figures'

/** An exact number, n/d with a positive d. */
interface Rational {
  n: bigint
  d: bigint
}

/** The figure in a cell; `null` is an empty cell. */
export type CellValue = Rational | null

/** What a formula may name. */
export interface Scope {
  /** The figure with a name; throws `FormulaError` for an unknown name. */
  figure: (name: string) => CellValue
  /** A scope for each row whose figures `sum(…)` adds. */
  rows: () => Scope[]
}

type Formula = (scope: Scope) => CellValue

/** A mistake in a formula; the message follows the name of the field. */
export class FormulaError extends Error {}

/** Reads a decimal such as `-4.7` exactly; null for any other text. */
export function decimal(written: string | number): CellValue {
  const [, whole, decimals = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(String(written)) ?? []
  return whole === undefined ? null : { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) }
}

/** Rounds rupees to whole paisa, halves away from zero. */
export const inPaisa = ({ n, d }: Rational) => divideHalfUp(100n * n, d)

/** Rounds rupees to the paisa, as the number that content would have. */
export const inRupees = (figure: Rational) => Number(inPaisa(figure)) / 100

/** Empty cells count as 0 beside a figure; a sum of empty cells is empty. */
export const add = (a: CellValue, b: CellValue): CellValue =>
  a && b ? { n: a.n * b.d + b.n * a.d, d: a.d * b.d } : (a ?? b)
const subtract = (a: CellValue, b: CellValue) => add(a, b && { n: -b.n, d: b.d })
const multiply = (a: CellValue, b: CellValue): CellValue => a && b && { n: a.n * b.n, d: a.d * b.d }

function divide(a: CellValue, b: CellValue): CellValue {
  if (b?.n === 0n) throw new FormulaError('divides by 0')
  return multiply(a, b && (b.n < 0n ? { n: -b.d, d: -b.n } : { n: b.d, d: b.n }))
}

type Operators = ReadonlyMap<string | undefined, typeof add>
const sumOperators: Operators = new Map([
  ['+', add],
  ['-', subtract],
])
const productOperators: Operators = new Map([
  ['*', multiply],
  ['/', divide],
])

/**
 * Parses a formula such as `quantity * (shelf - price) / 2` or `sum(fat * litres) / litres`: figures, names, the four
 * operations between spaces, brackets, and `sum(…)` over the rows of the table. Throws `FormulaError`.
 */
export function parseFormula(text: string): Formula {
  const tokens = text.replace(/[()]/g, ' $& ').trim().split(/\s+/)

  function chain(operand: () => Formula, operators: Operators): Formula {
    const first = operand()
    const operator = () => operators.get(tokens[0])
    let formula = first
    for (let apply = operator(); apply; apply = operator()) {
      tokens.shift()
      const [left, calculate, right] = [formula, apply, operand()]
      formula = (scope) => calculate(left(scope), right(scope))
    }
    return formula
  }

  function operand(): Formula {
    const token = tokens.shift() ?? ''
    if (token === 'sum' && tokens[0] === '(') {
      const inRow = operand()
      return ({ rows }) => rows().map(inRow).reduce(add, null)
    }
    if (token === '(') {
      const inner = sum()
      if (tokens.shift() !== ')') throw new FormulaError('lacks a closing bracket')
      return inner
    }
    const figure = decimal(token)
    if (figure) return () => figure
    if (!/^[\w:-]*[a-z\d][\w:.-]*$/i.test(token))
      throw new FormulaError(`has ${token ? `"${token}"` : 'nothing'} where a figure or a name should stand`)
    return (scope) => scope.figure(token)
  }

  const product = () => chain(operand, productOperators)
  const sum = () => chain(product, sumOperators)
  const formula = sum()
  if (tokens[0] !== undefined)
    throw new FormulaError(`has "${tokens[0]}" where + - * or / should stand, with a space on each side`)
  return formula
}
