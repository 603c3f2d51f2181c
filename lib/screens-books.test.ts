import assert from 'node:assert/strict'
import { test } from 'node:test'

import { nepaliNumber } from './nepali-number'
import {
  addsUp,
  balance,
  column,
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

test('trial balance: groups, totals, surplus and reserve', () => {
  const id = 'trial-balance'
  const { rows } = sheet(id).table
  const groups = new Map<string, { stated: number; found: number; heads: number }>()
  let current = { stated: 0, found: 0, heads: 0 }
  for (const { cells, look } of rows) {
    const amount = number(cells[2]) + number(cells[3])
    assert.ok(cells[2] === null || cells[3] === null, 'a head stands on one side')
    if (look === 'group') groups.set(String(cells[1]), (current = { stated: amount, found: 0, heads: 0 }))
    else current = Object.assign(current, { found: current.found + amount, heads: current.heads + 1 })
  }
  assert.deepEqual([...groups.keys()], ['Liabilities', 'Assets', 'Expenses', 'Income'])
  for (const [name, { stated, found, heads }] of groups) if (heads > 0) assert.equal(stated, found, name)
  const group = (name: string) => number(groups.get(name)?.stated)
  assert.equal(total(id, 'debit'), group('Assets') + group('Expenses'))
  assert.equal(total(id, 'credit'), group('Liabilities') + group('Income'))
  assert.equal(total(id, 'debit'), total(id, 'credit'))
  assert.equal(line(id, 'surplus'), group('Income') - group('Expenses'))
  assert.equal(line(id, 'reserve'), (line(id, 'surplus') * percent(id, /(\d+)% to the reserve/)) / 100)
})

test('one account, day by day: running balance and days times balance', () => {
  const id = 'account-days'
  let running = 0
  const balances = figures(id, 'amount').map((amount) => (running += amount))
  assert.deepEqual(figures(id, 'balance'), balances)
  assert.equal(total(id, 'balance'), running)
  eachRow(id, 'product', ['days', 'balance'], (days, amount) => number(days) * number(amount))
  addsUp(id, 'days', 'product')
  const starts = column(id, 'date').map((date) => Number(String(date).slice(-2)))
  const ends = [...starts.slice(1), number(total(id, 'days')) + 1]
  assert.deepEqual(
    figures(id, 'days'),
    starts.map((start, index) => number(ends[index]) - start),
  )
})

test('seven interest methods: each product follows from the days, each interest from the rate', () => {
  const id = 'interest-methods'
  const month = figures('account-days', 'days').flatMap((days, index) =>
    Array.from({ length: days }, () => number(figures('account-days', 'balance')[index])),
  )
  const days = line(id, 'days')
  assert.equal(month.length, days)
  const lowest = month.map((amount, index) => Math.min(amount, month[index - 1] ?? amount))
  const weeks = month.map((_, index) => Math.min(...month.slice(index - (index % 7), index - (index % 7) + 7)))
  const [, , , , , half, fixed] = column(id, 'basis').map((basis) =>
    Number(/([\d,]+) × \d+$/.exec(String(basis))?.[1]?.replaceAll(',', '')),
  )
  const products = {
    'Daily Balance': sum(month),
    'Daily Minimum': sum(lowest),
    'Weekly Minimum': sum(weeks),
    'Monthly Minimum': Math.min(...month) * days,
    'Month End Balance': number(month.at(-1)) * days,
    'Half yearly minimum': number(half) * days,
    Fixed: number(fixed) * days,
  }
  assert.deepEqual(column(id, 'method'), Object.keys(products))
  assert.deepEqual(figures(id, 'product'), Object.values(products))
  eachRow(id, 'interest', ['product'], (product) => (number(product) * line(id, 'rate')) / 100 / line(id, 'year'))
  // The months of the half-year include this one, so its lowest balance cannot be higher.
  assert.ok(number(half) <= Math.min(...month))
  assert.match(String(column(id, 'basis')[3]), new RegExp(`${nepaliNumber(Math.min(...month), 'number')} × ${days}$`))
  assert.match(String(column(id, 'basis')[4]), new RegExp(`${nepaliNumber(month.at(-1) ?? 0, 'number')} × ${days}$`))
  for (const basis of column(id, 'basis').slice(3)) assert.match(String(basis), new RegExp(` × ${days}$`))
  const [interest] = figures(id, 'interest')
  assert.equal(line(id, 'tax'), round((number(interest) * percent(id, /TDS (\d+)%/)) / 100))
  assert.equal(line(id, 'net'), round(number(interest) - line(id, 'tax')))
})

test('tax invoice: items, discount, VAT, grand total and the posted entry', () => {
  const id = 'tax-invoice'
  eachRow(id, 'amount', ['quantity', 'rate'], (quantity, rate) => number(quantity) * number(rate))
  const amounts = [0, 1, 2, 3, 4].map((place) => number(total(id, 'amount', place)))
  const [subtotal, discount, taxable, vat, grand] = amounts
  assert.equal(subtotal, sum(figures(id, 'amount')))
  assert.equal(discount, -round((number(subtotal) * percent(id, /Discount (\d+)%/)) / 100))
  assert.equal(taxable, sum([number(subtotal), number(discount)]))
  assert.equal(vat, round((number(taxable) * percent(id, /VAT (\d+)%/)) / 100))
  assert.equal(grand, sum([number(taxable), number(vat)]))

  const entry = 'posted-entry'
  const [note] = sheet(entry).notes
  const unitCosts = (note?.match(/\d[\d,]*\.\d\d/g) ?? []).map((cost) => Number(cost.replaceAll(',', '')))
  assert.equal(unitCosts.length, figures(id, 'quantity').length)
  const cost = sum(figures(id, 'quantity').map((quantity, index) => quantity * number(unitCosts[index])))
  assert.deepEqual(figures(entry, 'debit'), [grand, 0, 0, cost, 0])
  assert.deepEqual(figures(entry, 'credit'), [0, taxable, vat, 0, cost])
  addsUp(entry, 'debit', 'credit')
  balance(entry)
  assert.equal(line(entry, 'margin'), number(taxable) - cost)
})

test('depreciation: charges, closing values, totals and both methods', () => {
  const id = 'depreciation'
  eachRow(id, 'charge', ['opening', 'rate'], (opening, rate) => (number(opening) * number(rate)) / 100)
  eachRow(id, 'closing', ['opening', 'charge'], (opening, charge) => number(opening) - number(charge))
  addsUp(id, 'opening', 'charge', 'closing')
  const years = Number(/over (\d+) years/.exec(text(id))?.[1])
  const cost = Number(/cost ([\d,.]+) over/.exec(text(id))?.[1]?.replaceAll(',', ''))
  says(sheet(id).notes[0], cost, cost / years)

  const methods = 'depreciation-methods'
  const rate = percent(methods, /Class B at (\d+)%/) / 100
  const opening = number(figures(id, 'opening')[1])
  assert.equal(rate * 100, figures(id, 'rate')[1])
  assert.deepEqual(figures(methods, 'opening'), [opening, opening])
  assert.deepEqual(figures(methods, 'first'), [opening * rate, opening * rate])
  assert.deepEqual(figures(methods, 'second'), [opening * (1 - rate) * rate, opening * rate])
  eachRow(methods, 'closing', ['opening', 'first', 'second'], (value, first, second) =>
    sum([number(value), -number(first), -number(second)]),
  )
})
