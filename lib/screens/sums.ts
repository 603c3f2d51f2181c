import { at, listAt } from '../content/walk-content'

import { columnSum, percentIn, total, type Reader, type Row, type Check } from './lookups'

/** Values that a formula reads besides its row. */
interface RowContext {
  index: number
  /** All rows except bold ones. */
  rows: Row[]
  /** The figure of a line of the same screen, by id. */
  figure: (id: string) => number
}

type RowFormula = readonly [screen: string, column: string, formula: (row: Row, context: RowContext) => number | null]

const isPresent = ({ text }: Row) => text('present') === 'Yes'
const isEven = (index: number) => index % 2 === 0
const addUp = ({ of }: Row, ...columns: string[]) => total(columns.map(of))
const net = ({ of }: Row) => of('debit') - of('credit')
const serialNumber = (_: Row, { index }: RowContext) => index + 1
/** Day of the month; after the last row 32, since the table ends with Shrawan 2082, which has 31 days. */
const dayOf = (row?: Row) => (row ? Number(row.text('date').slice(-2)) : 32)
const provisionPosted = ({ figure }: RowContext) => figure('required') - figure('held')

/** Formulas of columns, checked in every row that is not bold. */
export const rowFormulas: RowFormula[] = [
  ['account-days', 'days', (row, { index, rows }) => dayOf(rows[index + 1]) - dayOf(row)],
  ['account-days', 'balance', ({ of }, { index, rows }) => total([rows[index - 1]?.of('balance') ?? 0, of('amount')])],
  ['account-days', 'product', ({ of }) => of('days') * of('balance')],
  ['cash-count', 'amount', ({ of }) => of('note') * of('count')],
  // Members without a loan have empty cells.
  ['centre-sheet', 'interest', ({ of }, { figure }) => (of('before') * figure('rate')) / 100 / 12 || null],
  ['centre-sheet', 'due', (row) => addUp(row, 'saving', 'principal', 'interest')],
  ['centre-sheet', 'collected', (row) => (isPresent(row) ? row.of('due') : 0)],
  ['centre-sheet', 'after', (row) => row.of('before') - (isPresent(row) ? row.of('principal') : 0) || null],
  ['daily-collection', 'number', serialNumber],
  ['daily-collection', 'total', (row) => addUp(row, 'saving', 'instalment', 'penalty')],
  ['inter-branch-balance', 'net', net],
  ['web-edition', 'net', net],
  // Each entry has two rows: the debited account, then the credited one.
  ['inter-branch-entry', 'debit', (_, { index, figure }) => (isEven(index) ? figure('amount') : null)],
  ['inter-branch-entry', 'credit', (_, { index, figure }) => (isEven(index) ? null : figure('amount'))],
  ['provision-journal', 'debit', (_, context) => (isEven(context.index) ? provisionPosted(context) : null)],
  ['provision-journal', 'credit', (_, context) => (isEven(context.index) ? null : provisionPosted(context))],
  ['loan-list', 'provision', ({ of }) => (of('outstanding') * of('rate')) / 100],
  ['member-sale', 'amount', ({ of }) => of('quantity') * of('price')],
  ['milk-collection', 'rate', ({ of }, { figure }) => of('fat') * figure('fat') + of('snf') * figure('snf')],
  ['milk-collection', 'amount', ({ of }) => of('litres') * of('rate')],
  ['milk-payment', 'deducted', (row) => addUp(row, 'feed', 'instalment', 'saving')],
  ['milk-payment', 'paid', ({ of }) => of('milk') - of('deducted')],
  ['tax-invoice', 'number', serialNumber],
  ['tax-invoice', 'amount', ({ of }) => of('quantity') * of('rate')],
]

/** Rows from `bold` to the next bold row: below or, in a table that does not start with a bold row, above `bold`. */
function summandsOf(bold: Row, rows: Row[]): Row[] {
  const ordered = rows[0]?.isBold ? rows : rows.toReversed()
  const following = ordered.slice(ordered.indexOf(bold) + 1)
  const end = following.findIndex(({ isBold }) => isBold)
  return end < 0 ? following : following.slice(0, end)
}

/** Column sums in bold rows and in the first row of totals. */
export function columnChecks({ summed, rows }: Reader, name: string): Check[] {
  const allRows = rows(name)
  const boldRows = allRows.filter(({ isBold }) => isBold).map((row) => ({ row, summands: summandsOf(row, allRows) }))
  const groups = boldRows.filter(({ summands }) => summands.length > 0)
  // A bold row without summands counts towards the total like a plain row.
  const countedRows = allRows.filter((row) => !groups.some((group) => group.row === row))
  const [firstTotal] = rows(name, 'totals')
  return summed(name).flatMap((id): Check[] => [
    ...groups.map(({ row, summands }): Check => [row.at(id), columnSum(summands, id) || null]),
    ...(firstTotal ? [[firstTotal.at(id), columnSum(countedRows, id)] as const] : []),
  ])
}

export const rowChecks = ({ plainRows, figure }: Reader, [screen, column, formula]: RowFormula): Check[] =>
  plainRows(screen).map((row, index, rows) => [
    row.at(column),
    formula(row, { index, rows, figure: (id) => figure(screen, id) }),
  ])

/** Lines and totals that are computed from other figures of the same screen. */
export function lineChecks({ cell, figure, line, field, plainRows, rows, text, totalCell }: Reader): Check[] {
  const amountIn = (name: string, row: string, column: string) => Number(cell(name, row, column).value)
  const attendance = (members: Row[]) => `${members.filter(isPresent).length}/${members.length}`
  const centreRows = rows('centre-sheet')
  const memberRows = centreRows.filter(({ isBold }) => !isBold)
  const [due, collected] = [columnSum(memberRows, 'due'), columnSum(memberRows, 'collected')]
  const groupRows = centreRows.filter(({ isBold }) => isBold)

  const visits = listAt(field('collection-round', 'visits').value)
  const { value: entryMember } = field('collection-round', 'entry', 'member')
  const enteredVisit = visits.find((visit) => at(visit, 'member') === entryMember)
  const roundFigure = (id: string) => figure('collection-round', id)
  const entries = listAt(field('my-account', 'statement', 'entries').value)
  const entryAmounts = entries.map((entry) => Number(at(entry, 'cell')))

  const soldRows = plainRows('member-sale')
  const paidAmount = columnSum(soldRows, 'amount')
  // Shop prices include the tax.
  const taxedRows = soldRows.filter((row) => row.text('vat') !== 'exempt')
  const taxedAmount = columnSum(taxedRows, 'amount')
  const saleTaxPercent = percentIn(text('member-sale', 'results', 2, 'label'))
  const savedAmounts = soldRows.map((row) => row.of('quantity') * (row.of('shelf') - row.of('price')))

  const milkRows = plainRows('milk-collection')
  const litres = columnSum(milkRows, 'litres')
  const average = (column: string) => milkRows.reduce((sum, row) => sum + row.of(column) * row.of('litres'), 0) / litres

  const invoiceTotals = rows('tax-invoice', 'totals')
  const [subtotal = NaN, discount = NaN, taxable = NaN, tax = NaN] = invoiceTotals.map((row) => row.of('amount'))
  const [, discountPercent = NaN, , taxPercent = NaN] = invoiceTotals.map((row) => percentIn(row.text('item')))
  const expectedDiscount = (-subtotal * discountPercent) / 100
  const expectedTax = (taxable * taxPercent) / 100
  const expectedAmounts = [expectedDiscount, subtotal + discount, expectedTax, taxable + tax]

  const expiries = plainRows('renewal-card').map((row) => row.text('until'))

  return [
    [totalCell('account-days', 'balance'), plainRows('account-days').at(-1)?.of('balance')],
    [line('cash-count', 'difference'), columnSum(plainRows('cash-count'), 'amount') - figure('cash-count', 'sheet')],
    [line('centre-sheet', 'groups'), groupRows.length],
    [line('centre-sheet', 'members'), memberRows.length],
    [line('centre-sheet', 'present'), memberRows.filter(isPresent).length],
    ...groupRows.map((row): Check => [row.at('present'), attendance(summandsOf(row, centreRows))]),
    [totalCell('centre-sheet', 'present'), attendance(memberRows)],
    [line('centre-sheet', 'missing'), due - collected],
    [line('centre-sheet', 'share'), (100 * collected) / due],
    [line('collection-round', 'total'), total(visits.map((visit) => Number(at(visit, 'amount'))))],
    [line('collection-round', 'amount'), at(enteredVisit, 'amount')],
    [line('collection-round', 'balance'), roundFigure('previous') + roundFigure('amount')],
    [line('member-sale', 'exempt'), paidAmount - taxedAmount],
    [line('member-sale', 'taxable'), taxedAmount / (1 + saleTaxPercent / 100)],
    [line('member-sale', 'vat'), taxedAmount - figure('member-sale', 'taxable')],
    [line('member-sale', 'difference'), total(savedAmounts)],
    [line('member-sale', 'paid'), paidAmount],
    [line('member-sale', 'after'), figure('member-sale', 'balance') - paidAmount],
    [totalCell('milk-collection', 'fat'), average('fat')],
    [totalCell('milk-collection', 'snf'), average('snf')],
    [totalCell('milk-collection', 'rate'), columnSum(milkRows, 'amount') / litres],
    [line('my-account', 'balance'), total([figure('my-account', 'opening'), ...entryAmounts])],
    [line('my-account', 'deposits'), total(entryAmounts.filter((amount) => amount > 0))],
    ...['deposit', 'debit', 'credit'].map((id): Check => [line('one-entry', id), figure('one-entry', 'amount')]),
    [line('one-entry', 'balance'), figure('one-entry', 'previous') + figure('one-entry', 'amount')],
    [line('one-entry', 'after'), figure('one-entry', 'before') + figure('one-entry', 'amount')],
    [
      line('posted-entry', 'margin'),
      amountIn('posted-entry', 'Sales', 'credit') - amountIn('posted-entry', 'Cost of goods sold', 'debit'),
    ],
    [line('renewal-card', 'next'), expiries.sort()[0]],
    ...invoiceTotals.slice(1).map((row, index): Check => [row.at('amount'), expectedAmounts[index]]),
    [
      line('trial-balance', 'surplus'),
      amountIn('trial-balance', '160', 'credit') - amountIn('trial-balance', '150', 'debit'),
    ],
  ]
}
