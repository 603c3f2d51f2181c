import assert from 'node:assert/strict'
import { test } from 'node:test'

import { screenSchema } from '@/content/schema'
import screens from '@/content/screens'

import {
  addsUp,
  column,
  drawn,
  eachRow,
  figures,
  line,
  number,
  percent,
  round,
  says,
  sheet,
  sum,
  text,
  total,
} from './screen-figures'

test('every screen keeps to its schema, with words that name it', () => {
  for (const [id, screen] of Object.entries(screens)) {
    const result = screenSchema.safeParse(screen)
    assert.ok(result.success, `${id}: ${JSON.stringify(result.error?.issues)}`)
  }
})

test('no screen has Devanagari letters on the English page', () => {
  for (const [id, screen] of Object.entries(screens)) assert.doesNotMatch(JSON.stringify(screen), /[ऀ-ॿ]/, id)
})

test('serial numbers count from 1', () => {
  for (const id of ['daily-collection', 'tax-invoice'] as const)
    assert.deepEqual(
      column(id, 'number'),
      column(id, 'number').map((_, index) => index + 1),
    )
})

test('daily collection: rows, totals, penalty and cash count', () => {
  const id = 'daily-collection'
  eachRow(id, 'total', ['saving', 'instalment', 'penalty'], (...parts) => sum(parts))
  addsUp(id, 'saving', 'instalment', 'penalty', 'total')
  const late = figures(id, 'penalty').findIndex((penalty) => penalty > 0)
  const due = number(figures(id, 'instalment')[late])
  const penalty = round((due * percent(id, /penalty (\d+)%/)) / 100)
  assert.equal(figures(id, 'penalty')[late], penalty)
  assert.equal(sum(figures(id, 'penalty')), penalty)
  const [note] = sheet(id).notes
  says(note, due, penalty)
  assert.match(String(note), new RegExp(`^Member ${String(column(id, 'member')[late])}:`))

  eachRow('cash-count', 'amount', ['note', 'count'], (note, count) => number(note) * number(count))
  addsUp('cash-count', 'amount')
  assert.equal(line('cash-count', 'sheet'), total(id, 'total'))
  assert.equal(line('cash-count', 'difference'), number(total('cash-count', 'amount')) - line('cash-count', 'sheet'))
})

test('centre sheet: interest, dues, balances, groups and the share collected', () => {
  const id = 'centre-sheet'
  const { columns, rows, totals } = sheet(id).table
  eachRow(id, 'interest', ['before'], (before) => (number(before) * line(id, 'rate')) / 100 / 12)
  eachRow(id, 'due', ['saving', 'principal', 'interest'], (...parts) => sum(parts))
  const present = column(id, 'present').map((word) => word === 'Yes')
  assert.deepEqual(
    figures(id, 'collected'),
    figures(id, 'due').map((due, index) => (present[index] ? due : 0)),
  )
  assert.deepEqual(
    figures(id, 'after'),
    figures(id, 'before').map(
      (before, index) => before - (present[index] ? number(figures(id, 'principal')[index]) : 0),
    ),
  )
  addsUp(id, 'saving', 'before', 'principal', 'interest', 'due', 'collected', 'after')
  let members: typeof rows = []
  let groups = 0
  for (const row of rows) {
    if (row.look !== 'group') members.push(row)
    else {
      assert.equal(row.cells[1], `${members.filter(({ cells }) => cells[1] === 'Yes').length}/${members.length}`)
      for (const [index, { id: name }] of columns.entries())
        if (['saving', 'principal', 'interest', 'due', 'collected'].includes(name))
          assert.equal(row.cells[index], sum(members.map(({ cells }) => number(cells[index]))), `${name} of a group`)
      members = []
      groups += 1
    }
  }
  assert.equal(totals[0]?.cells[1], `${present.filter(Boolean).length}/${present.length}`)
  assert.deepEqual(
    [line(id, 'groups'), line(id, 'members'), line(id, 'present')],
    [groups, present.length, present.filter(Boolean).length],
  )
  const [due, collected] = [number(total(id, 'due')), number(total(id, 'collected'))]
  assert.equal(line(id, 'missing'), due - collected)
  const absent = column(id, 'member').filter((_, index) => !present[index])
  assert.match(text(id), new RegExp(`"Not collected, ${absent.join(', ')}"`))
  assert.equal(line(id, 'share'), round((collected / due) * 100))
})

test('collection round: visits, total, balance and message', () => {
  const screen = drawn('collection-round')
  assert.ok(screen.kind === 'phone')
  const met = screen.visits.filter(({ amount }) => amount !== null)
  assert.equal(screen.summary, `${met.length} of ${screen.visits.length} visited`)
  assert.equal(screen.total.cell, sum(met.map(({ amount }) => number(amount))))
  const [previous, amount, balanceAfter] = screen.entry.lines.map(({ cell }) => number(cell))
  assert.equal(amount, screen.visits.find(({ member }) => member === screen.entry.member)?.amount)
  assert.equal(balanceAfter, sum([number(previous), number(amount)]))
  says(screen.entry.message, number(amount), number(balanceAfter))
})

test('urgent report: figures of the other screens, and the share overdue', () => {
  const screen = drawn('urgent-report')
  assert.ok(screen.kind === 'tiles')
  const tile = (name: string) => screen.tiles.find((entry) => entry.id === name)
  const head = (account: string) => {
    const { cells } = sheet('trial-balance').table.rows.find((row) => row.cells[0] === account) ?? {}
    return number(cells?.[2]) + number(cells?.[3])
  }
  for (const [name, account] of Object.entries({ cash: '80', bank: '90', savings: '30', loans: '110' }))
    assert.equal(tile(name)?.cell, head(account), name)
  assert.equal(tile('overdue')?.percent, round((number(tile('overdue')?.cell) / number(tile('loans')?.cell)) * 100))
  assert.equal(tile('collection')?.cell, total('centre-sheet', 'collected'))
})
