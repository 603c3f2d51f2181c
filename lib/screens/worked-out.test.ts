import assert from 'node:assert/strict'
import { test } from 'vitest'

import { screenSchema, type ScreenInput } from '@/content/schema'
import screens from '@/content/screens'

import { at, listAt, walk } from '../content/problems'
import { latinDigits } from '../locales'
import { sums } from './sums'
import { workedOut, type Drawing, type Row, type Sums } from './worked-out'

const text = (en: string) => ({ en, ne: 'नमुनाका अक्षरहरू' })
type Cells = (string | number | null)[]

/** A sheet of items; a row whose item begins with G is bold. */
const sheet = (rows: Cells[], more: object = {}): ScreenInput => ({
  kind: 'table',
  caption: text('Items sold on one day'),
  title: text('Items'),
  table: {
    columns: [
      { id: 'item', head: text('Item'), format: 'code' },
      { id: 'count', head: text('Count'), format: 'number' },
      { id: 'price', head: text('Price Rs'), format: 'amount' },
      { id: 'amount', head: text('Amount Rs'), format: 'amount', worked: true, sum: true },
    ],
    rows: rows.map((cells) => ({ cells, ...(String(cells[0]).startsWith('G') ? { look: 'group' } : {}) })),
    totals: [{ id: 'total', label: text('Total') }],
  },
  ...more,
})
const items: Sums = { columns: { amount: ({ of }) => of('count') * of('price') } }

const worked = (screen: ScreenInput, own: Sums = items) => workedOut(screenSchema.parse(screen), own)
/** The last cells of the rows, and of those under the line. */
const amounts = (screen: ScreenInput, own?: Sums) =>
  ['rows', 'totals'].map((part) => listAt(worked(screen, own), 'table', part).map((row) => listAt(row, 'cells').at(-1)))

test('a row is worked out, each figure rounded to the paisa, and the column added up', () => {
  // 6.5 × 64.67 is 420.355, which binary fractions hold as a little less.
  const rows = [
    ['A-1', 6.5, 64.67],
    ['A-2', 2, 1200],
    ['A-3', null, 5],
  ]
  assert.deepEqual(amounts(sheet(rows)), [[420.36, 2400, 0], [2820.36]])
})

test('a bold row adds up its own rows; one without rows is a figure in its own right', () => {
  const rows = [
    ['G-1', null, null],
    ['A-1', 2, 10],
    ['A-2', 1, 5],
    ['G-2', null, null],
    ['A-3', 1, 7],
  ]
  assert.deepEqual(amounts(sheet(rows)), [[25, 20, 5, 7, 7], [32]])
  assert.deepEqual(amounts(sheet([...rows.slice(1, 4), ['A-3', 1, 7], ['G-3', null, null]])), [[20, 5, 25, 7, 7], [32]])
})

test('a line follows from rows and from other lines, with the rate of its label', () => {
  const results = [
    { id: 'tax', label: { en: 'Tax {percent}%', ne: 'कर {percent}%' }, percent: 13 },
    { id: 'given', label: text('Given'), cell: 20 },
    { id: 'left', label: text('Left') },
  ]
  const lines: Sums['lines'] = {
    left: ({ line }) => line('given') - line('tax'),
    tax: ({ rows, percent }) => ((rows[0]?.of('amount') ?? 0) * percent('tax')) / 100,
  }
  const screen = worked(sheet([['A-1', 2, 10]], { results }), { ...items, lines })
  const found = listAt(screen, 'results')
  assert.deepEqual(
    found.map((one) => at(one, 'cell')),
    [2.6, 20, 17.4],
  )
  assert.deepEqual(at(found[0], 'label'), { en: 'Tax 13%', ne: 'कर १३%' })
})

test('what a sum needs is missed in words', () => {
  const results = [{ id: 'left', label: text('Left') }]
  const wanting = (what: string) => ({
    message: `has no ${what}, which its sums need: put it back, or ask a developer`,
  })
  assert.throws(() => worked(sheet([['A-1', 2, 10]]), {}), wanting('sum for column "amount"'))
  assert.throws(() => worked(sheet([['A-1', 2, 10]], { results })), {
    message: 'has no cell in line "left": write its figure',
  })
  const lines: Sums['lines'] = { left: ({ line }) => line('given') }
  assert.throws(() => worked(sheet([['A-1', 2, 10]], { results }), { ...items, lines }), wanting('line "given"'))
})

/** The columns that a sum reads. */
function partsOf(sum: NonNullable<Sums['columns']>[string]): Set<string> {
  const parts = new Set<string>()
  const of = (column: string) => {
    parts.add(column)
    return 1
  }
  const row: Row = { of, text: () => 'Yes' }
  const drawing = { rows: [row, row, row], bold: [], line: () => 1, percent: () => 1 }
  sum(row, drawing as unknown as Drawing, 1)
  return parts
}

for (const [name, screen] of Object.entries(screens))
  if ('table' in screen)
    test(`${name}: where a figure shows, all or none of those it follows from show beside it, at every width`, () => {
      const columns = screenSchema.parse(screen)
      for (const width of [1, 2, 3, 4, 5])
        for (const [id, sum] of Object.entries(sums[name]?.columns ?? {})) {
          const shown = listAt(columns, 'table', 'columns').filter((one) => Number(at(one, 'priority')) <= width)
          const ids = shown.map((one) => at(one, 'id'))
          const parts = [...partsOf(sum)].filter((part) => part !== id)
          const seen = parts.filter((part) => ids.includes(part))
          if (ids.includes(id) && seen.length > 0)
            assert.deepEqual(seen, parts, `${id} at width ${width}`)
        }
    })

test('both languages name the same numbers', () => {
  const numbersIn = (words: string) => (latinDigits(words).match(/\d[\d,.:/-]*\d|\d/g) ?? []).sort()
  for (const { path, value } of walk(screens)) {
    const [en, ne] = [at(value, 'en'), at(value, 'ne')]
    if (typeof en === 'string' && typeof ne === 'string') assert.deepEqual(numbersIn(ne), numbersIn(en), path.join('.'))
  }
})
