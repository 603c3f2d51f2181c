import assert from 'node:assert/strict'
import { test } from 'vitest'

import { addsUp, eachRow, is, rule, type Rule } from './checks'
import { drawnScreens } from './drawn'
import { minus, percent, times } from './figure'
import { judge } from './judge'
import { rateIn, says, saysNumber } from './sentences'
import { sheet, text, twoRows } from '../../scripts/screen-sums/sheet-fixture'

const line = (id: string, label: string, cell: number) => ({ id, label: text(label), cell })

const items = rule('items', (view) => [
  eachRow(view, 'amount', ({ cell }) => times(cell('quantity'), cell('price'))),
  addsUp(view, 'amount'),
])

/** Problems as `place: message`, the place inside its screen. */
const found = (rules: Rule[], raw: object) =>
  judge(drawnScreens({ screens: raw }), rules).map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`)

test('right sums are no problem; an empty cell counts as zero', () => {
  const rows = [...twoRows, ['A-3', null, 5, null]]
  assert.deepEqual(found([items], { items: sheet(rows, [['T-1', null, null, 2437.5]]) }), [])
})

test('a wrong result is one problem at its place, with the right figure and the reason', () => {
  const rows = [['A-1', 3, 12.5, 37.51], twoRows[1]!]
  assert.deepEqual(found([items], { items: sheet(rows, [['T-1', null, null, 2437.5]]) }), [
    'items.table.rows.0.cells.3: Amount is 37.51, but Qty 3 × Price 12.50 = 37.50: ' +
      'write 37.5, or correct the figures it comes from',
  ])
  assert.deepEqual(found([items], { items: sheet(twoRows, [['T-1', null, null, 2500]]) }), [
    'items.table.totals.0.cells.3: Total of Amount is 2,500.00, but the rows above add up to 2,437.50: ' +
      'write 2437.5, or correct the figures it comes from',
  ])
})

test('a changed figure is a problem for each sum that contains it; the sums of these sums are reported later', () => {
  const rules = [items, rule('items', (view) => [is(view.line('all'), () => view.total().cell('amount'))])]
  const check = (first: number, total: number, all: number) => {
    const rows = [['A-1', 4, 12.5, first], twoRows[1]!]
    const screen = sheet(rows, [['T-1', null, null, total]], { results: [line('all', 'All', all)] })
    return found(rules, { items: screen }).map((problem) =>
      problem.replace(/^items\.(.*): .*: (write .*),.*$/, '$1 $2'),
    )
  }
  assert.deepEqual(check(37.5, 2437.5, 2437.5), ['table.rows.0.cells.3 write 50'])
  assert.deepEqual(check(50, 2437.5, 2437.5), ['table.totals.0.cells.3 write 2450'])
  assert.deepEqual(check(50, 2450, 2437.5), ['results.0.cell write 2450'])
  assert.deepEqual(check(50, 2450, 2450), [])
})

test('messages show an empty result, words in place of a figure, and parts of a paisa', () => {
  const messages = ([null, 'A-9', 37.504] as const).map((value) => {
    const [message] = found([items], { items: sheet([['A-1', 3, 12.5, value]], [['T-1', null, null, 37.5]]) })
    return message?.replace(/^.*: (Amount is .*), but.*$/, '$1')
  })
  assert.deepEqual(messages, ['Amount is empty', 'Amount is "A-9"', 'Amount is 37.504'])
})

test('figures of another screen are named with their file; a rule is left out until all its screens exist', () => {
  const rules = [
    items,
    rule(['slip', 'items'], (slip, view) => [is(slip.line('sum'), () => view.total().cell('amount'))]),
  ]
  const slip = {
    kind: 'slip',
    caption: text('Slip for the items'),
    title: text('Slip'),
    lines: [line('one', 'One', 1), line('two', 'Two', 2)],
    total: line('sum', 'Sum Rs', 2400),
  }
  assert.deepEqual(found(rules, { slip, items: sheet(twoRows, [['T-1', null, null, 2437.5]]) }), [
    'slip.total.cell: Sum is 2,400.00, but Total of Amount in content/screens/items.ts is 2,437.50: ' +
      'write 2437.5, or correct the figures it comes from',
  ])
  assert.deepEqual(found(rules, { slip }), [])
})

test('numbers in words are checked, and other figures can use them', () => {
  const rules = [
    rule('items', (view) => [
      is(view.line('tax'), () => percent(rateIn(view.label('tax')), view.total().cell('amount'))),
      is(view.line('left'), () => minus(view.total().cell('amount'), view.line('tax'))),
      says(
        view.note(0),
        () => view.line('tax'),
        () => view.line('left'),
      ),
      saysNumber(view.detail(), /^(\d+) items/, '2 items', () => view.line('count')),
    ]),
  ]
  const words = (detail: string, label: string, note: string) =>
    sheet(twoRows, [['T-1', null, null, 2400]], {
      detail: text(detail),
      results: [line('tax', label, 24), line('left', 'Left', 2376), line('count', 'Items', 2)],
      notes: [text(note)],
    })
  const check = (...parts: [string, string, string]) => found(rules, { items: words(...parts) })
  assert.deepEqual(check('2 items', 'Tax 1%', 'Of it 24.00 tax, 2,376.00 left'), [])
  assert.deepEqual(check('2 items', 'Tax 1%', 'Of it 24.00 tax, 2,367.00 left'), [
    'items.notes.0.en: says 2,367.00, but Left is 2,376.00: write 2,376.00, or correct the figures it comes from',
  ])
  assert.deepEqual(check('3 items', 'Tax at one per cent', 'Of it 24.00 tax'), [
    'items.results.0.label.en: must hold a number as in “13%”, which belongs to the sums of this screen',
    'items.notes.0.en: must name 2 amounts like 1,234.00, which belong to the sums of this screen',
    'items.detail.en: says 3, but Items is 2: write 2, or correct the figures it comes from',
  ])
})

test('a missing part that a rule needs is reported once, in words', () => {
  const rules = [
    rule('items', (view) => [eachRow(view, 'amount', ({ cell }) => times(cell('pieces'), cell('price')))]),
    rule('items', (view) => [is(view.line('total'), () => view.total().cell('amount'))]),
    rule('items', (view) => [addsUp(view, 'amount')]),
  ]
  const asksFor = (what: string) => `has no ${what}, which its sums need: put it back, or ask a developer`
  assert.deepEqual(found(rules, { items: sheet(twoRows, []) }), [
    `items: ${asksFor('line "total"')}`,
    `items.table: ${asksFor('totals')}`,
    `items.table.columns: ${asksFor('column "pieces"')}`,
  ])
})

test('sums that depend on each other in a circle come to an end', () => {
  const rules = [
    rule('items', (view) => [
      eachRow(view, 'price', ({ cell }) => cell('amount')),
      eachRow(view, 'amount', ({ cell }) => cell('price')),
    ]),
  ]
  assert.deepEqual(found(rules, { items: sheet([['A-1', 1, 5, 5]], []) }), [])
  assert.equal(found(rules, { items: sheet([['A-1', 1, 5, 6]], []) }).length, 1)
})
