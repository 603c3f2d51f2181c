import { expect, test } from 'vitest'

import { computeFigures } from './compute-figures'

const table = {
  columns: [
    { id: 'number', formula: 'above.number + 1' },
    { id: 'item' },
    { id: 'quantity' },
    { id: 'price' },
    { id: 'amount', formula: 'quantity * price', sum: true },
  ],
  rows: [
    { cells: [null, 'A', 3, 1.005, null] },
    { id: 'second', cells: [null, 'B', 2, 0.1, null] },
    { cells: [null, 'C', null, 7, null] },
    { cells: [null, 'D', 1, 10, 9] },
    { cells: [null, 'Group', null, null, null], emphasis: 'bold' },
  ],
  totals: [
    { cells: [null, 'Total', null, null, null] },
    { id: 'tax', cells: [null, '13%', null, null, '= amount * 13 / 100'] },
  ],
}

const computed = (screens: object) => computeFigures({ screens })
const problemOf = (formula: string) => computed({ sheet: { table, results: [{ id: 'x', cell: formula }] } }).problems

test('formulas and sums of a table fill its empty cells, exactly, and a written figure stays', () => {
  const { computed: content, problems } = computed({ sheet: { table } })
  expect(problems).toEqual([])
  expect(content).toMatchObject({
    screens: {
      sheet: {
        table: {
          rows: [
            // 3 × 1.005 = 3.015, which binary floating point rounds to 3.01.
            { cells: [1, 'A', 3, 1.005, 3.02] },
            { cells: [2, 'B', 2, 0.1, 0.2] },
            { cells: [3, 'C', null, 7, null] },
            { cells: [4, 'D', 1, 10, 9] },
            { cells: [null, 'Group', null, null, 12.22] },
          ],
          totals: [{ cells: [null, 'Total', null, null, 12.22] }, { cells: [null, '13%', null, null, 1.59] }],
        },
      },
    },
  })
})

test('a line names rows, totals, lines, sums over rows and other screens; texts show amounts in their language', () => {
  const cells = ['= amount', '= tax.amount', '= second.price', '= sum(quantity * (price - 0.1)) / -2', '= other.y + x0']
  const results = cells.map((cell, index) => ({ id: `x${index}`, cell }))
  const message = { en: 'Rs {= x0 * 10000}', ne: 'रु {= x0 * 10000}' }
  const other = { results: [{ id: 'y', cell: '= sheet.amount * 2' }] }
  expect(computed({ sheet: { table, results, message }, other })).toMatchObject({
    problems: [],
    computed: {
      screens: {
        // 3 × 0.905 + 0 + 9.9 = 12.615, and −6.3075 rounds to −6.31.
        sheet: {
          results: [12.22, 1.59, 0.1, -6.31, 36.66].map((cell) => ({ cell })),
          message: { en: 'Rs 1,22,200.00', ne: 'रु १,२२,२००.००' },
        },
        other: { results: [{ cell: 24.44 }] },
      },
    },
  })
})

test.each([
  ['= amout', 'names "amout", which is no line, column or row of the screen, and no other screen'],
  ['= amount x 2', 'has "x" where + - * or / should stand, with a space on each side'],
  ['= amount *', 'has nothing where a figure or a name should stand'],
  ['= (amount + 1', 'lacks a closing bracket'],
  ['= amount / (1 - 1)', 'divides by 0'],
  ['= x + 1', 'is computed from itself'],
  ['= second.item', 'names a cell that is no figure'],
])('the formula %s %s', (formula, message) =>
  expect(problemOf(formula)).toEqual([{ path: ['screens', 'sheet', 'results', 0, 'cell'], message }]),
)

test('a mistake in the formula of a column is reported once, at the column', () => {
  const columns = table.columns.map((column) =>
    column.id === 'amount' ? { ...column, formula: 'above.amount * prise' } : column,
  )
  expect(computed({ sheet: { table: { ...table, columns } } }).problems).toEqual([
    { path: ['screens', 'sheet', 'table', 'columns', 4, 'formula'], message: expect.stringContaining('names "prise"') },
  ])
})
