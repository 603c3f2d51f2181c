import { at, listAt } from '../content/problems'

import { add, figures, percentIn, total, type Reader, type Row, type Check } from './lookups'

/** Inputs of a row’s formula from outside the row. */
interface Beside {
  row: Row
  index: number
  /** All rows except bold ones. */
  rows: Row[]
  /** The figure of a line of the same screen, by id. */
  line: (id: string) => number
}

interface RowSum {
  screen: string
  column: string
  /** Columns of the same row that the formula reads. */
  parts: readonly string[]
  sum: (beside: Beside) => number | null
}

const rowSum = <Part extends string>(
  screen: string,
  column: string,
  parts: readonly Part[],
  sum: (part: Record<Part, number>, beside: Beside) => number | null,
): RowSum => ({
  screen,
  column,
  parts,
  sum: (beside) =>
    sum(Object.fromEntries(parts.map((part) => [part, beside.row.of(part)])) as Record<Part, number>, beside),
})

const isPresent = ({ text }: Row) => text('present') === 'Yes'
const isEven = (index: number) => index % 2 === 0
const net = ({ debit, credit }: Record<'debit' | 'credit', number>) => debit - credit
const serial = (_: unknown, { index }: Beside) => index + 1

/** Formulas of columns, checked in every row that is not bold. */
export const rowSums: RowSum[] = [
  // Days until the next row; Shrawan 2082 has 31 days.
  rowSum('account-days', 'days', [], (_, { row, index, rows }) => {
    const day = (one: Row) => Number(one.text('date').slice(-2))
    return (rows[index + 1] ? day(rows[index + 1]!) : 32) - day(row)
  }),
  rowSum('account-days', 'balance', ['amount'], ({ amount }, { index, rows }) =>
    total([rows[index - 1]?.of('balance') ?? 0, amount]),
  ),
  rowSum('account-days', 'product', ['days', 'balance'], ({ days, balance }) => days * balance),
  rowSum('cash-count', 'amount', ['note', 'count'], ({ note, count }) => note * count),
  // Members without a loan have empty cells.
  rowSum('centre-sheet', 'interest', ['before'], ({ before }, { line }) => (before * line('rate')) / 100 / 12 || null),
  rowSum('centre-sheet', 'due', ['saving', 'principal', 'interest'], (part) => total(Object.values(part))),
  rowSum('centre-sheet', 'collected', ['due'], ({ due }, { row }) => (isPresent(row) ? due : 0)),
  rowSum(
    'centre-sheet',
    'after',
    ['before', 'principal'],
    ({ before, principal }, { row }) => before - (isPresent(row) ? principal : 0) || null,
  ),
  rowSum('daily-collection', 'number', [], serial),
  rowSum('daily-collection', 'total', ['saving', 'instalment', 'penalty'], (part) => total(Object.values(part))),
  rowSum('inter-branch-balance', 'net', ['debit', 'credit'], net),
  rowSum('web-edition', 'net', ['debit', 'credit'], net),
  // Each entry has two rows: the debited account, then the credited one.
  rowSum('inter-branch-entry', 'debit', [], (_, { index, line }) => (isEven(index) ? line('amount') : null)),
  rowSum('inter-branch-entry', 'credit', [], (_, { index, line }) => (isEven(index) ? null : line('amount'))),
  rowSum('provision-journal', 'debit', [], (_, { index, line }) =>
    isEven(index) ? line('required') - line('held') : null,
  ),
  rowSum('provision-journal', 'credit', [], (_, { index, line }) =>
    isEven(index) ? null : line('required') - line('held'),
  ),
  rowSum('loan-list', 'provision', ['outstanding', 'rate'], ({ outstanding, rate }) => (outstanding * rate) / 100),
  rowSum('member-sale', 'amount', ['quantity', 'price'], ({ quantity, price }) => quantity * price),
  rowSum('milk-collection', 'rate', ['fat', 'snf'], ({ fat, snf }, { line }) => fat * line('fat') + snf * line('snf')),
  rowSum('milk-collection', 'amount', ['litres', 'rate'], ({ litres, rate }) => litres * rate),
  rowSum('milk-payment', 'deducted', ['feed', 'instalment', 'saving'], (part) => total(Object.values(part))),
  rowSum('milk-payment', 'paid', ['milk', 'deducted'], ({ milk, deducted }) => milk - deducted),
  rowSum('tax-invoice', 'number', [], serial),
  rowSum('tax-invoice', 'amount', ['quantity', 'rate'], ({ quantity, rate }) => quantity * rate),
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

export const rowChecks = ({ plain, figure }: Reader, { screen, column, sum }: RowSum): Check[] =>
  plain(screen).map((row, index, rows) =>
    figures(row.at(column), sum({ row, index, rows, line: (id) => figure(screen, id) })),
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
