import { at, listAt } from '../content/problems'

import { add, figures, percentIn, total, type Reader, type Row, type Check } from './lookups'

/** What a row’s formula reads besides the row. */
interface Beside {
  index: number
  /** All rows except bold ones. */
  rows: Row[]
  /** The figure of a line of the same screen, by id. */
  line: (id: string) => number
}

type RowSum = readonly [screen: string, column: string, sum: (row: Row, beside: Beside) => number | null]

const isPresent = ({ text }: Row) => text('present') === 'Yes'
const isEven = (index: number) => index % 2 === 0
const addUp = ({ of }: Row, ...columns: string[]) => total(columns.map(of))
const net = ({ of }: Row) => of('debit') - of('credit')
const serial = (_: Row, { index }: Beside) => index + 1
const provisionPosted = ({ line }: Beside) => line('required') - line('held')

/** Formulas of columns, checked in every row that is not bold. */
export const rowSums: RowSum[] = [
  // Days until the next row; Shrawan 2082 has 31 days.
  [
    'account-days',
    'days',
    (row, { index, rows }) => {
      const day = (one: Row) => Number(one.text('date').slice(-2))
      return (rows[index + 1] ? day(rows[index + 1]!) : 32) - day(row)
    },
  ],
  ['account-days', 'balance', ({ of }, { index, rows }) => total([rows[index - 1]?.of('balance') ?? 0, of('amount')])],
  ['account-days', 'product', ({ of }) => of('days') * of('balance')],
  ['cash-count', 'amount', ({ of }) => of('note') * of('count')],
  // Members without a loan have empty cells.
  ['centre-sheet', 'interest', ({ of }, { line }) => (of('before') * line('rate')) / 100 / 12 || null],
  ['centre-sheet', 'due', (row) => addUp(row, 'saving', 'principal', 'interest')],
  ['centre-sheet', 'collected', (row) => (isPresent(row) ? row.of('due') : 0)],
  ['centre-sheet', 'after', (row) => row.of('before') - (isPresent(row) ? row.of('principal') : 0) || null],
  ['daily-collection', 'number', serial],
  ['daily-collection', 'total', (row) => addUp(row, 'saving', 'instalment', 'penalty')],
  ['inter-branch-balance', 'net', net],
  ['web-edition', 'net', net],
  // Each entry has two rows: the debited account, then the credited one.
  ['inter-branch-entry', 'debit', (_, { index, line }) => (isEven(index) ? line('amount') : null)],
  ['inter-branch-entry', 'credit', (_, { index, line }) => (isEven(index) ? null : line('amount'))],
  ['provision-journal', 'debit', (_, beside) => (isEven(beside.index) ? provisionPosted(beside) : null)],
  ['provision-journal', 'credit', (_, beside) => (isEven(beside.index) ? null : provisionPosted(beside))],
  ['loan-list', 'provision', ({ of }) => (of('outstanding') * of('rate')) / 100],
  ['member-sale', 'amount', ({ of }) => of('quantity') * of('price')],
  ['milk-collection', 'rate', ({ of }, { line }) => of('fat') * line('fat') + of('snf') * line('snf')],
  ['milk-collection', 'amount', ({ of }) => of('litres') * of('rate')],
  ['milk-payment', 'deducted', (row) => addUp(row, 'feed', 'instalment', 'saving')],
  ['milk-payment', 'paid', ({ of }) => of('milk') - of('deducted')],
  ['tax-invoice', 'number', serial],
  ['tax-invoice', 'amount', ({ of }) => of('quantity') * of('rate')],
]

/** Rows that a bold row sums up: below it or, in a table that does not start with a bold row, above it. */
function membersOf(bold: Row, rows: Row[]): Row[] {
  const list = rows[0]?.isBold ? rows : rows.toReversed()
  const rest = list.slice(list.indexOf(bold) + 1)
  const end = rest.findIndex(({ isBold }) => isBold)
  return end < 0 ? rest : rest.slice(0, end)
}

/** Column sums in bold rows and in the first row of totals. */
export function columnChecks({ columns, rows }: Reader, name: string): Check[] {
  const all = rows(name)
  const bold = all.filter(({ isBold }) => isBold).map((row) => ({ row, members: membersOf(row, all) }))
  // A bold row without members counts towards the total like a plain row.
  const counted = all.filter((row) => !bold.some((one) => one.row === row && one.members.length > 0))
  const [first] = rows(name, 'totals')
  return columns(name).flatMap((column) => {
    if (!at(column, 'sum')) return []
    const id = String(at(column, 'id'))
    return [
      ...bold
        .filter(({ members }) => members.length > 0)
        .map(({ row, members }) => figures(row.at(id), add(members, id) || null)),
      ...(first ? [figures(first.at(id), add(counted, id))] : []),
    ]
  })
}

export const rowChecks = ({ plain, figure }: Reader, [screen, column, sum]: RowSum): Check[] =>
  plain(screen).map((row, index, rows) =>
    figures(row.at(column), sum(row, { index, rows, line: (id) => figure(screen, id) })),
  )

/** Lines and totals that are computed from other figures of the same screen. */
export function lineChecks({ figure, line, field, plain, rows, text, under }: Reader): Check[] {
  const is = (name: string, id: string, should: unknown) => figures(line(name, id), should)
  const attended = (list: Row[]) => `${list.filter(isPresent).length}/${list.length}`
  const sheet = rows('centre-sheet')
  const centre = sheet.filter(({ isBold }) => !isBold)
  const [due, collected] = [add(centre, 'due'), add(centre, 'collected')]
  const groups = sheet.filter(({ isBold }) => isBold)

  const visits = listAt(field('collection-round', '', 'visits').value)
  const of = (member: unknown) => visits.find((visit) => at(visit, 'member') === member)
  const round = (id: string) => figure('collection-round', id)
  const entries = listAt(field('my-account', '', 'statement', 'entries').value).map((entry) =>
    Number(at(entry, 'cell')),
  )

  const sold = plain('member-sale')
  const sale = (id: string) => figure('member-sale', id)
  // Shop prices include the tax.
  const taxed = add(
    sold.filter((row) => row.text('vat') !== 'exempt'),
    'amount',
  )
  const saleTax = percentIn(text('member-sale', 'results', 2, 'label'))

  const milk = plain('milk-collection')
  const average = (column: string) =>
    milk.reduce((sum, row) => sum + row.of(column) * row.of('litres'), 0) / add(milk, 'litres')

  const invoice = rows('tax-invoice', 'totals')
  const [subtotal = NaN, discount = NaN, taxable = NaN, tax = NaN] = invoice.map((row) => row.of('amount'))
  const [, less = NaN, , more = NaN] = invoice.map((row) => percentIn(row.text('item')))
  const inInvoice = [NaN, (-subtotal * less) / 100, subtotal + discount, (taxable * more) / 100, taxable + tax]

  const account = (name: string, column: string, words: string) =>
    rows(name).find((row) => row.text(column) === words) ?? { of: () => NaN }

  return [
    figures(under('account-days', 'balance'), plain('account-days').at(-1)?.of('balance')),
    is('cash-count', 'difference', add(plain('cash-count'), 'amount') - figure('cash-count', 'sheet')),
    is('centre-sheet', 'groups', groups.length),
    is('centre-sheet', 'members', centre.length),
    is('centre-sheet', 'present', centre.filter(isPresent).length),
    ...groups.map((row) => figures(row.at('present'), attended(membersOf(row, sheet)))),
    figures(under('centre-sheet', 'present'), attended(centre)),
    is('centre-sheet', 'missing', due - collected),
    is('centre-sheet', 'share', (100 * collected) / due),
    is('collection-round', 'total', total(visits.map((visit) => Number(at(visit, 'amount'))))),
    is('collection-round', 'amount', at(of(field('collection-round', '', 'entry', 'member').value), 'amount')),
    is('collection-round', 'balance', round('previous') + round('amount')),
    is('member-sale', 'exempt', add(sold, 'amount') - taxed),
    is('member-sale', 'taxable', taxed / (1 + saleTax / 100)),
    is('member-sale', 'vat', taxed - sale('taxable')),
    is('member-sale', 'difference', total(sold.map((row) => row.of('quantity') * (row.of('shelf') - row.of('price'))))),
    is('member-sale', 'paid', add(sold, 'amount')),
    is('member-sale', 'after', sale('balance') - sale('paid')),
    figures(under('milk-collection', 'fat'), average('fat')),
    figures(under('milk-collection', 'snf'), average('snf')),
    figures(under('milk-collection', 'rate'), add(milk, 'amount') / add(milk, 'litres')),
    is('milk-slip', 'amount', figure('milk-slip', 'litres') * figure('milk-slip', 'rate')),
    is('my-account', 'balance', total([figure('my-account', 'opening'), ...entries])),
    is('my-account', 'deposits', total(entries.filter((entry) => entry > 0))),
    ...['deposit', 'debit', 'credit'].map((id) => is('one-entry', id, figure('one-entry', 'amount'))),
    is('one-entry', 'balance', figure('one-entry', 'previous') + figure('one-entry', 'amount')),
    is('one-entry', 'after', figure('one-entry', 'before') + figure('one-entry', 'amount')),
    is(
      'posted-entry',
      'margin',
      account('posted-entry', 'account', 'Sales').of('credit') -
        account('posted-entry', 'account', 'Cost of goods sold').of('debit'),
    ),
    is(
      'renewal-card',
      'next',
      plain('renewal-card')
        .map((row) => row.text('until'))
        .sort()[0],
    ),
    ...invoice.slice(1).map((row, index) => figures(row.at('amount'), inInvoice[index + 1])),
    is(
      'trial-balance',
      'surplus',
      account('trial-balance', 'account', '160').of('credit') - account('trial-balance', 'account', '150').of('debit'),
    ),
  ]
}
