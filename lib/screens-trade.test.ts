import assert from 'node:assert/strict'
import { test } from 'node:test'

import {
  addsUp,
  balance,
  column,
  drawn,
  eachRow,
  figures,
  line,
  number,
  round,
  says,
  sheet,
  sum,
  text,
  total,
} from './screen-figures'

test('inter-branch: the balance of each branch follows from the transactions', () => {
  const id = 'inter-branch-balance'
  const amounts = figures('inter-branch', 'amount')
  const [at, of] = [column('inter-branch', 'at'), column('inter-branch', 'of')]
  const branches = column(id, 'branch')
  const sides = branches.map((branch) => {
    const side = { debit: 0, credit: 0 }
    for (const [index, kind] of column('inter-branch', 'transaction').entries()) {
      // Paying out for another branch is owed by it, so the serving branch is debited; taking money in is the reverse.
      const isOut = String(kind).startsWith('Withdrawal')
      if ((isOut ? at : of)[index] === branch) side.debit += number(amounts[index])
      if ((isOut ? of : at)[index] === branch) side.credit += number(amounts[index])
    }
    return side
  })
  for (const screen of [id, 'web-edition'] as const) {
    assert.deepEqual(column(screen, 'branch'), branches)
    assert.deepEqual(
      figures(screen, 'debit'),
      sides.map(({ debit }) => debit),
    )
    assert.deepEqual(
      figures(screen, 'credit'),
      sides.map(({ credit }) => credit),
    )
    eachRow(screen, 'net', ['debit', 'credit'], (debit, credit) => number(debit) - number(credit))
    addsUp(screen, 'debit', 'credit', 'net')
    balance(screen)
  }
  const [first] = amounts
  assert.equal(line('inter-branch-entry', 'amount'), first)
  assert.deepEqual(figures('inter-branch-entry', 'debit'), [first, 0, first, 0])
  assert.deepEqual(figures('inter-branch-entry', 'credit'), [0, first, 0, first])
})

test('audit trail: the deposit of the same time, and a correction that changes the figure', () => {
  const [deposit, correction] = figures('audit-trail', 'after').map(
    (after, index) => after - number(figures('audit-trail', 'before')[index]),
  )
  const [time] = column('audit-trail', 'date').map((date) => String(date).split(' ')[1])
  const place = column('inter-branch', 'time').indexOf(String(time))
  const amount = figures('inter-branch', 'amount')[place]
  assert.equal(deposit, amount)
  // The voucher was corrected just before the day's last deposit; screens.md gives it that deposit's amount.
  assert.equal(figures('audit-trail', 'after')[1], amount)
  assert.equal(
    String(figures('audit-trail', 'before')[1]),
    String(amount).replace(/^(\d)(\d)/, '$2$1'),
    'digits swapped',
  )
  assert.equal(correction, number(amount) - number(figures('audit-trail', 'before')[1]))
})

test('loan-loss provision: statement, list and journal', () => {
  const id = 'loan-provision'
  const share = (amount?: number, rate?: number) => (number(amount) * number(rate)) / 100
  eachRow(id, 'required', ['outstanding', 'rate'], share)
  addsUp(id, 'outstanding', 'required')
  assert.equal(line(id, 'added'), number(total(id, 'required')) - line(id, 'held'))

  eachRow('loan-list', 'provision', ['outstanding', 'rate'], share)
  addsUp('loan-list', 'outstanding', 'provision')
  assert.match(text('loan-list'), new RegExp(`"${figures('loan-list', 'outstanding').length} of \\d+ loans shown`))
  for (const [index, name] of column('loan-list', 'class').entries())
    assert.equal(figures('loan-list', 'rate')[index], figures(id, 'rate')[column(id, 'class').indexOf(name)])

  const journal = 'provision-journal'
  assert.equal(line(journal, 'required'), total(id, 'required'))
  assert.equal(line(journal, 'held'), line(id, 'held'))
  addsUp(journal, 'debit', 'credit')
  balance(journal)
  assert.equal(total(journal, 'debit'), line(id, 'added'))
})

test('milk collection: rate from fat and SNF, amounts, weighted averages, slip', () => {
  const id = 'milk-collection'
  const rate = (fat?: number, snf?: number) => number(fat) * line(id, 'fat') + number(snf) * line(id, 'snf')
  eachRow(id, 'rate', ['fat', 'snf'], rate)
  says(sheet(id).notes[0], line(id, 'fat'), line(id, 'snf'))
  eachRow(id, 'amount', ['litres', 'rate'], (litres, price) => number(litres) * number(price))
  addsUp(id, 'litres', 'amount')
  const litres = figures(id, 'litres')
  for (const name of ['fat', 'snf']) {
    const weighted = figures(id, name).reduce((all, value, index) => all + value * number(litres[index]), 0)
    assert.equal(total(id, name), round(weighted / number(total(id, 'litres'))), name)
  }
  assert.equal(total(id, 'rate'), round(number(total(id, 'amount')) / number(total(id, 'litres'))))

  const slip = drawn('milk-slip')
  assert.ok(slip.kind === 'slip')
  const row = column(id, 'member').indexOf(slip.lines[0]?.cell ?? null)
  const names = ['member', 'litres', 'fat', 'snf', 'rate', 'amount']
  assert.deepEqual(
    [...slip.lines, slip.total].map((entry) => [entry.id, entry.cell]),
    names.map((name) => [name, column(id, name)[row]]),
  )
})

test('milk payment: deductions, payment, totals', () => {
  const id = 'milk-payment'
  eachRow(id, 'deducted', ['feed', 'instalment', 'saving'], (...parts) => sum(parts))
  eachRow(id, 'paid', ['milk', 'deducted'], (milk, deducted) => number(milk) - number(deducted))
  addsUp(id, 'litres', 'milk', 'feed', 'instalment', 'saving', 'deducted', 'paid')
})

test('member sale: amounts, difference, balance and message', () => {
  const id = 'member-sale'
  eachRow(id, 'amount', ['quantity', 'price'], (quantity, price) => number(quantity) * number(price))
  addsUp(id, 'quantity', 'amount')
  const shelf = sum(figures(id, 'shelf').map((price, index) => price * number(figures(id, 'quantity')[index])))
  assert.equal(total(id, 'shelf'), shelf)
  assert.equal(line(id, 'difference'), shelf - number(total(id, 'amount')))
  assert.equal(line(id, 'paid'), total(id, 'amount'))
  assert.equal(line(id, 'after'), line(id, 'balance') - line(id, 'paid'))
  says(sheet(id).notes[0], line(id, 'paid'), line(id, 'after'))
})
