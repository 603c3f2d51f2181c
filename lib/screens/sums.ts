import { at, listAt } from '../content/walk-content'

import { columnSum, percentIn, total, type Reader, type Row, type Check } from './lookups'

const isPresent = (row: Row) => row.at('present').value === 'Yes'
const isEven = (index: number) => index % 2 === 0
const addUp = ({ of }: Row, ...columns: string[]) => total(columns.map(of))
const net = ({ of }: Row) => of('debit') - of('credit')
/** Day of the month; after the last row 32, since the table ends with Shrawan 2082, which has 31 days. */
const dayOf = (row?: Row) => (row ? Number(String(row.at('date').value).slice(-2)) : 32)

/** Columns that are computed in every row that is not bold. */
export function rowChecks({ plainRows, figure }: Reader): Check[] {
  const formula = (screen: string, column: string, valueIn: (row: Row, index: number, rows: Row[]) => number | null) =>
    plainRows(screen).map((row, index, rows): Check => [row.at(column), valueIn(row, index, rows)])
  const serialNumber = (_: Row, index: number) => index + 1
  const entered = figure('inter-branch-entry', 'amount')
  const provision = figure('provision-journal', 'required') - figure('provision-journal', 'held')
  const [perFat, perSnf] = [figure('milk-collection', 'fat'), figure('milk-collection', 'snf')]
  return [
    ...formula('account-days', 'days', (row, index, rows) => dayOf(rows[index + 1]) - dayOf(row)),
    ...formula('account-days', 'balance', ({ of }, index, rows) =>
      total([rows[index - 1]?.of('balance') ?? 0, of('amount')]),
    ),
    ...formula('account-days', 'product', ({ of }) => of('days') * of('balance')),
    ...formula('cash-count', 'amount', ({ of }) => of('note') * of('count')),
    // Members without a loan have empty cells.
    ...formula(
      'centre-sheet',
      'interest',
      ({ of }) => (of('before') * figure('centre-sheet', 'rate')) / 100 / 12 || null,
    ),
    ...formula('centre-sheet', 'due', (row) => addUp(row, 'saving', 'principal', 'interest')),
    ...formula('centre-sheet', 'collected', (row) => (isPresent(row) ? row.of('due') : 0)),
    ...formula('centre-sheet', 'after', (row) => row.of('before') - (isPresent(row) ? row.of('principal') : 0) || null),
    ...formula('daily-collection', 'number', serialNumber),
    ...formula('daily-collection', 'total', (row) => addUp(row, 'saving', 'instalment', 'penalty')),
    ...formula('inter-branch-balance', 'net', net),
    ...formula('web-edition', 'net', net),
    // Each entry has two rows: the debited account, then the credited one.
    ...formula('inter-branch-entry', 'debit', (_, index) => (isEven(index) ? entered : null)),
    ...formula('inter-branch-entry', 'credit', (_, index) => (isEven(index) ? null : entered)),
    ...formula('provision-journal', 'debit', (_, index) => (isEven(index) ? provision : null)),
    ...formula('provision-journal', 'credit', (_, index) => (isEven(index) ? null : provision)),
    ...formula('loan-list', 'provision', ({ of }) => (of('outstanding') * of('rate')) / 100),
    ...formula('member-sale', 'amount', ({ of }) => of('quantity') * of('price')),
    ...formula('milk-collection', 'rate', ({ of }) => of('fat') * perFat + of('snf') * perSnf),
    ...formula('milk-collection', 'amount', ({ of }) => of('litres') * of('rate')),
    ...formula('milk-payment', 'deducted', (row) => addUp(row, 'feed', 'instalment', 'saving')),
    ...formula('milk-payment', 'paid', ({ of }) => of('milk') - of('deducted')),
    ...formula('tax-invoice', 'number', serialNumber),
    ...formula('tax-invoice', 'amount', ({ of }) => of('quantity') * of('rate')),
  ]
}

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
  const taxedRows = soldRows.filter((row) => row.at('vat').value !== 'exempt')
  const taxedAmount = columnSum(taxedRows, 'amount')
  const saleTaxPercent = percentIn(text('member-sale', 'results', 2, 'label'))
  const savedAmounts = soldRows.map((row) => row.of('quantity') * (row.of('shelf') - row.of('price')))

  const milkRows = plainRows('milk-collection')
  const litres = columnSum(milkRows, 'litres')
  const average = (column: string) => milkRows.reduce((sum, row) => sum + row.of(column) * row.of('litres'), 0) / litres

  const invoiceTotals = rows('tax-invoice', 'totals')
  const [subtotal = NaN, discount = NaN, taxable = NaN, tax = NaN] = invoiceTotals.map((row) => row.of('amount'))
  const [, discountPercent = NaN, , taxPercent = NaN] = invoiceTotals.map((row) =>
    percentIn(String(row.at('item').value)),
  )
  const expectedDiscount = (-subtotal * discountPercent) / 100
  const expectedTax = (taxable * taxPercent) / 100
  const expectedAmounts = [expectedDiscount, subtotal + discount, expectedTax, taxable + tax]

  const expiries = plainRows('renewal-card').map((row) => row.at('until').value)

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
    [line('collection-round', 'total'), total(visits.map((visit) => at(visit, 'amount')))],
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
