import assert from 'node:assert/strict'
import { test } from 'vitest'

import { screenSchema } from '@/content/schema'
import screens from '@/content/screens'
import calculators from '@/content/calculators'

import { localise } from '../content/localise'
import { at, listAt, walk } from '../content/problems'
import { sums } from './sums'
import { workedOut } from './worked-out'

/** The drawings in English, with all their figures. */
const drawn = new Map(
  Object.entries(screens).map(([name, screen]) => {
    const worked = workedOut(screenSchema.parse(screen), sums[name])
    return [name, localise(worked, 'en')] as const
  }),
)

/** A figure or words of a drawing, or of `calculators.ts`; `what` names it in messages. */
interface Place {
  name: string
  what: string
  value: unknown
}

const given = (name: string, what: string, value: unknown): Place => ({ name, what, value })
const cellsOf = (name: string, part: string) =>
  listAt(drawn.get(name), 'table', part).map((row) => listAt(row, 'cells'))
const placeOf = (name: string, column: string) =>
  listAt(drawn.get(name), 'table', 'columns').findIndex((one) => at(one, 'id') === column)
const all = (name: string, column: string) => cellsOf(name, 'rows').map((cells) => cells[placeOf(name, column)])
const text = (name: string, ...keys: PropertyKey[]) => String(at(drawn.get(name), ...keys) ?? '')
const numbersIn = (words: string, pattern: RegExp) =>
  (words.match(pattern) ?? []).map((one) => Number(one.replaceAll(',', '')))
const amountsIn = (words: string) => numbersIn(words, /\d[\d,]*\.\d\d/g)
const total = (figures: unknown[]) => figures.reduce<number>((sum, figure) => sum + Number(figure), 0)

/** A fact, field or result, or a line of a slip, phone or entry. */
function line(name: string, id: string) {
  const found = [...walk(drawn.get(name))].find(({ value }) => at(value, 'id') === id && at(value, 'format'))
  return given(name, id, at(found?.value, 'cell'))
}
/** The row with these words or this code, or with this number. */
function cell(name: string, row: unknown, column: string) {
  const cells = cellsOf(name, 'rows').find((one, index) => index === row || one.includes(row))
  return given(name, `${column} of ${String(row)}`, cells?.[placeOf(name, column)])
}
/** Under the line: the last row, or another one. */
const under = (name: string, column: string, row = -1) =>
  given(name, `total of ${column}`, cellsOf(name, 'totals').at(row)?.[placeOf(name, column)])
const day = (name: string) => given(name, 'day in its bar', /\d{4}-\d{2}-\d{2}/.exec(text(name, 'detail'))?.[0])
/** The amounts in a sentence. */
const says = (name: string, ...keys: PropertyKey[]) =>
  given(name, keys.join('.'), amountsIn(text(name, ...keys)).join(' and '))
/** Figures that stand in one sentence. */
const both = (...places: [Place, ...Place[]]) =>
  given(places[0].name, places.map(({ what }) => what).join(' and '), places.map(({ value }) => value).join(' and '))

/** What a branch is debited or credited: who pays out for another is owed the money, who takes it in owes it. */
function moved(side: 'debit' | 'credit', branch: unknown) {
  const [ats, ofs, kinds] = ['at', 'of', 'transaction'].map((column) => all('inter-branch', column))
  const amounts = all('inter-branch', 'amount').filter((_, index) => {
    const isOut = String(kinds?.[index]).startsWith('Withdrawal')
    return (isOut === (side === 'debit') ? ats : ofs)?.[index] === branch
  })
  return given('inter-branch', `${side} of ${String(branch)}`, total(amounts))
}

const visits = listAt(drawn.get('collection-round'), 'visits')
const paid = visits.filter((visit) => at(visit, 'amount') !== null).map((visit) => String(at(visit, 'member')))
const amountOf = (member: string) =>
  at(
    visits.find((visit) => at(visit, 'member') === member),
    'amount',
  )
const saving = both(line('collection-round', 'amount'), line('collection-round', 'balance'))
const penalty = [cell('daily-collection', '0523', 'instalment'), cell('daily-collection', '0523', 'penalty')] as const
const [rate = 0] = numbersIn(text('daily-collection', 'notes', 0), /\d+(?=%)/g)
const absent = all('centre-sheet', 'member').filter((_, row) => all('centre-sheet', 'present')[row] === 'No')
const { sample } = calculators.interest
const { classes } = calculators.provision.four
const required = total(classes.map((one) => (one.principal * one.rate) / 100))
const costs = amountsIn(text('posted-entry', 'notes', 0))
const cost = total(all('tax-invoice', 'quantity').map((quantity, row) => Number(quantity) * (costs[row] ?? 0)))

/** What must be the same in two drawings, or in the figures and the sentences of one. */
const ties: [Place, Place][] = [
  // One day’s collection: the sheet, its cash, the app, the member’s account and messages, and one of its entries.
  [line('cash-count', 'sheet'), under('daily-collection', 'total')],
  [day('collection-round'), day('daily-collection')],
  [
    given('collection-round', 'who paid', paid.join()),
    given('daily-collection', 'who paid', all('daily-collection', 'member').join()),
  ],
  ...paid.map((one): [Place, Place] => [
    given('collection-round', one, amountOf(one)),
    cell('daily-collection', one, 'total'),
  ]),
  [
    given('collection-round', 'summary', text('collection-round', 'summary')),
    given('collection-round', 'visits', `${paid.length} of ${visits.length} paid`),
  ],
  [says('collection-round', 'entry', 'message'), saving],
  [says('daily-collection', 'notes', 0), both(...penalty)],
  [
    under('daily-collection', 'penalty'),
    given('daily-collection', 'rate in its note', (Number(penalty[0].value) * rate) / 100),
  ],
  [line('my-account', 'balance'), line('collection-round', 'balance')],
  [line('my-account', 'last'), line('collection-round', 'amount')],
  [says('sms-messages', 'messages', 0, 'text'), saving],
  [says('sms-messages', 'messages', 3, 'text'), both(line('collection-round', 'balance'))],
  [line('one-entry', 'amount'), line('collection-round', 'amount')],
  [line('one-entry', 'previous'), line('collection-round', 'previous')],
  [line('one-entry', 'savings'), under('daily-collection', 'saving')],
  [line('one-entry', 'total'), under('daily-collection', 'total')],
  [says('one-entry', 'places', 3, 'message'), saving],
  // One institution at the end of a year.
  [under('trial-balance', 'debit'), under('trial-balance', 'credit')],
  [day('urgent-report'), day('trial-balance')],
  [line('urgent-report', 'cash'), cell('trial-balance', '80', 'debit')],
  [line('urgent-report', 'bank'), cell('trial-balance', '90', 'debit')],
  [line('urgent-report', 'savings'), cell('trial-balance', '30', 'credit')],
  [line('urgent-report', 'loans'), cell('trial-balance', '110', 'debit')],
  [
    given('centre-sheet', 'label', text('centre-sheet', 'results', 0, 'label')),
    given('centre-sheet', 'who is absent', `Not collected, ${absent.join(', ')}`),
  ],
  // Branches.
  ...['inter-branch-balance', 'web-edition'].flatMap((name) =>
    all(name, 'branch').flatMap((branch): [Place, Place][] => [
      [cell(name, branch, 'debit'), moved('debit', branch)],
      [cell(name, branch, 'credit'), moved('credit', branch)],
    ]),
  ),
  [under('inter-branch-balance', 'debit'), given('inter-branch', 'all amounts', total(all('inter-branch', 'amount')))],
  [under('web-edition', 'debit'), under('inter-branch-balance', 'debit')],
  [line('inter-branch-entry', 'amount'), cell('inter-branch', 0, 'amount')],
  [cell('audit-trail', '2082-04-15 14:05', 'amount'), cell('inter-branch', '14:05', 'amount')],
  [
    given('audit-trail', 'both vouchers', total([2, 4].map((row) => cell('audit-trail', row, 'amount').value))),
    given('audit-trail', 'nothing', 0),
  ],
  [
    says('audit-trail', 'table', 'rows', 3, 'cells', 2),
    both(cell('audit-trail', 1, 'amount'), cell('audit-trail', 4, 'amount')),
  ],
  // Loans and interest, and the calculators beside them.
  ...all('loan-list', 'rate').map((one): [Place, Place] => [
    given('loan-list', 'rate', one),
    given('calculators', 'rates', classes.find((known) => known.rate === one)?.rate),
  ]),
  [
    given('loan-list', 'detail', numbersIn(text('loan-list', 'detail'), /^\d+/g).join()),
    given('loan-list', 'loans', String(all('loan-list', 'loan').length)),
  ],
  [line('provision-journal', 'required'), given('calculators', 'provision', required)],
  [line('provision-journal', 'held'), given('calculators', 'held', calculators.provision.held)],
  ...[{ day: 1, amount: sample.opening }, ...sample.movements].flatMap(({ day, amount }, row): [Place, Place][] => [
    [
      given('account-days', 'date', String(all('account-days', 'date')[row]).slice(-2)),
      given('calculators', 'day', String(day).padStart(2, '0')),
    ],
    [cell('account-days', row, 'amount'), given('calculators', 'amount', amount)],
  ]),
  // Milk and trade.
  ...['litres', 'fat', 'snf', 'rate', 'amount'].map((id): [Place, Place] => [
    line('milk-slip', id),
    cell('milk-collection', line('milk-slip', 'member').value, id),
  ]),
  [says('milk-collection', 'notes', 0), both(line('milk-collection', 'fat'), line('milk-collection', 'snf'))],
  [says('member-sale', 'notes', 0), both(line('member-sale', 'paid'), line('member-sale', 'after'))],
  [cell('posted-entry', 0, 'debit'), under('tax-invoice', 'amount')],
  [cell('posted-entry', 1, 'credit'), under('tax-invoice', 'amount', 2)],
  [cell('posted-entry', 2, 'credit'), under('tax-invoice', 'amount', 3)],
  [cell('posted-entry', 3, 'debit'), given('tax-invoice', 'quantities times costs', cost)],
  [cell('posted-entry', 4, 'credit'), cell('posted-entry', 3, 'debit')],
]

const fileOf = ({ name }: Place) => `content/${name === 'calculators' ? '' : 'screens/'}${name}.ts`

for (const [one, other] of ties)
  test(`${one.name}: ${one.what} = ${other.name}: ${other.what}`, () => {
    const message = `${fileOf(one)}: ${one.what} is ${String(one.value)}, but ${other.what} of ${fileOf(other)} is ${String(other.value)}`
    assert.ok(one.value !== undefined && one.value === other.value, message)
  })
