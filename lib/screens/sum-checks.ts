import { at, listAt } from '../content/walk-content'

import { columnSum, percentIn, total, type Reader, type Row, type Check } from './lookups'

const isPresent = (row: Row) => row.cell('present').value === 'Yes'
const isEven = (index: number) => index % 2 === 0
const addUp = ({ figure }: Row, ...columns: string[]) => total(columns.map(figure))
const net = ({ figure }: Row) => figure('debit') - figure('credit')
const paidPrincipal = (row: Row) => (isPresent(row) ? row.figure('principal') : 0)
/** Day of the month of a row; 32 after the last row: the table ends with Bhadra, of 31 days in every year until 2087. */
const dayOf = (row?: Row) => (row ? Number(String(row.cell('date').value).slice(-2)) : 32)

/** Checks of columns whose figure is computed in every row that is not bold. */
export function rowChecks({ plainRows, lineFigure }: Reader): Check[] {
  const formula = (screen: string, column: string, valueIn: (row: Row, index: number, rows: Row[]) => number | null) =>
    plainRows(screen).map((row, index, rows): Check => [row.cell(column), valueIn(row, index, rows)])
  const serialNumber = (_: Row, index: number) => index + 1
  const enteredAmount = lineFigure('inter-branch-entry', 'amount')
  const provision = lineFigure('provision-journal', 'required') - lineFigure('provision-journal', 'held')
  const [fatRate, snfRate] = [lineFigure('milk-collection', 'fat'), lineFigure('milk-collection', 'snf')]
  return [
    ...formula('account-days', 'days', (row, index, rows) => dayOf(rows[index + 1]) - dayOf(row)),
    ...formula('account-days', 'balance', ({ figure }, index, rows) =>
      total([rows[index - 1]?.figure('balance') ?? 0, figure('amount')]),
    ),
    ...formula('account-days', 'product', ({ figure }) => figure('days') * figure('balance')),
    ...formula('cash-count', 'amount', ({ figure }) => figure('note') * figure('count')),
    // `null` for 0: members without a loan have empty cells.
    ...formula(
      'centre-sheet',
      'interest',
      ({ figure }) => (figure('before') * lineFigure('centre-sheet', 'rate')) / 100 / 12 || null,
    ),
    ...formula('centre-sheet', 'due', (row) => addUp(row, 'saving', 'principal', 'interest')),
    ...formula('centre-sheet', 'collected', (row) => (isPresent(row) ? row.figure('due') : 0)),
    ...formula('centre-sheet', 'after', (row) => row.figure('before') - paidPrincipal(row) || null),
    ...formula('daily-collection', 'number', serialNumber),
    ...formula('daily-collection', 'total', (row) => addUp(row, 'saving', 'instalment', 'penalty')),
    ...formula('inter-branch-balance', 'net', net),
    ...formula('web-edition', 'net', net),
    // Each entry has two rows: the debited account, then the credited one.
    ...formula('inter-branch-entry', 'debit', (_, index) => (isEven(index) ? enteredAmount : null)),
    ...formula('inter-branch-entry', 'credit', (_, index) => (isEven(index) ? null : enteredAmount)),
    ...formula('provision-journal', 'debit', (_, index) => (isEven(index) ? provision : null)),
    ...formula('provision-journal', 'credit', (_, index) => (isEven(index) ? null : provision)),
    ...formula('loan-list', 'provision', ({ figure }) => (figure('outstanding') * figure('rate')) / 100),
    ...formula('member-sale', 'amount', ({ figure }) => figure('quantity') * figure('price')),
    ...formula('milk-collection', 'rate', ({ figure }) => figure('fat') * fatRate + figure('snf') * snfRate),
    ...formula('milk-collection', 'amount', ({ figure }) => figure('litres') * figure('rate')),
    ...formula('milk-payment', 'deducted', (row) => addUp(row, 'feed', 'instalment', 'saving')),
    ...formula('milk-payment', 'paid', ({ figure }) => figure('milk') - figure('deducted')),
    ...formula('tax-invoice', 'number', serialNumber),
    ...formula('tax-invoice', 'amount', ({ figure }) => figure('quantity') * figure('rate')),
  ]
}

/** Rows that a bold row sums: those below up to the next bold row or, if the table starts with a plain row, above. */
function summandsOf(boldRow: Row, rows: Row[]): Row[] {
  const ordered = rows[0]?.isBold ? rows : [...rows].reverse()
  const following = ordered.slice(ordered.indexOf(boldRow) + 1)
  const end = following.findIndex(({ isBold }) => isBold)
  return end < 0 ? following : following.slice(0, end)
}

/** Checks of column sums in bold rows and in the first row of totals. */
export function columnChecks({ sumIds, rows }: Reader, name: string): Check[] {
  const allRows = rows(name)
  const boldRows = allRows.filter(({ isBold }) => isBold).map((row) => ({ row, summands: summandsOf(row, allRows) }))
  const groups = boldRows.filter(({ summands }) => summands.length > 0)
  // A bold row without summands counts towards the total like a plain row.
  const countedRows = allRows.filter((row) => !groups.some((group) => group.row === row))
  const [firstTotal] = rows(name, 'totals')
  return sumIds(name).flatMap((id): Check[] => [
    ...groups.map(({ row, summands }): Check => [row.cell(id), columnSum(summands, id) || null]),
    ...(firstTotal ? [[firstTotal.cell(id), columnSum(countedRows, id)] as const] : []),
  ])
}

/** Checks of lines and totals that are computed from other figures of the same screen. */
export function lineChecks({ cell, lineFigure, line, field, plainRows, rows, text, totalCell }: Reader): Check[] {
  const amountIn = (name: string, row: string, column: string) => Number(cell(name, row, column).value)
  const attendance = (members: Row[]) => `${members.filter(isPresent).length}/${members.length}`
  const centreRows = rows('centre-sheet')
  const memberRows = centreRows.filter(({ isBold }) => !isBold)
  const [due, collected] = [columnSum(memberRows, 'due'), columnSum(memberRows, 'collected')]
  const groupRows = centreRows.filter(({ isBold }) => isBold)

  const visits = listAt(field('collection-round', 'visits').value)
  const { value: entryMember } = field('collection-round', 'entry', 'member')
  const enteredVisit = visits.find((visit) => at(visit, 'member') === entryMember)
  const roundFigure = (id: string) => lineFigure('collection-round', id)
  const entries = listAt(field('my-account', 'statement', 'entries').value)
  const entryAmounts = entries.map((entry) => Number(at(entry, 'cell')))

  const soldRows = plainRows('member-sale')
  const paidAmount = columnSum(soldRows, 'amount')
  // Shop prices include the tax.
  const taxedRows = soldRows.filter((row) => row.cell('vat').value !== 'exempt')
  const taxedAmount = columnSum(taxedRows, 'amount')
  const saleTaxPercent = percentIn(text('member-sale', 'results', 2, 'label'))
  const savedAmounts = soldRows.map((row) => row.figure('quantity') * (row.figure('shelf') - row.figure('price')))

  const milkRows = plainRows('milk-collection')
  const litres = columnSum(milkRows, 'litres')
  const average = (id: string) => milkRows.reduce((sum, { figure }) => sum + figure(id) * figure('litres'), 0) / litres

  const invoiceTotals = rows('tax-invoice', 'totals')
  const [subtotal = NaN, discount = NaN, taxable = NaN, tax = NaN] = invoiceTotals.map((row) => row.figure('amount'))
  const [, discountPercent = NaN, , taxPercent = NaN] = invoiceTotals.map((row) =>
    percentIn(String(row.cell('item').value)),
  )
  const expectedDiscount = (-subtotal * discountPercent) / 100
  const expectedTax = (taxable * taxPercent) / 100
  const expectedAmounts = [expectedDiscount, subtotal + discount, expectedTax, taxable + tax]

  const expiries = plainRows('renewal-card').map((row) => row.cell('until').value)

  return [
    [totalCell('account-days', 'balance'), plainRows('account-days').at(-1)?.figure('balance')],
    [
      line('cash-count', 'difference'),
      columnSum(plainRows('cash-count'), 'amount') - lineFigure('cash-count', 'sheet'),
    ],
    [line('centre-sheet', 'groups'), groupRows.length],
    [line('centre-sheet', 'members'), memberRows.length],
    [line('centre-sheet', 'present'), memberRows.filter(isPresent).length],
    ...groupRows.map((row): Check => [row.cell('present'), attendance(summandsOf(row, centreRows))]),
    [totalCell('centre-sheet', 'present'), attendance(memberRows)],
    [line('centre-sheet', 'missing'), due - collected],
    [line('centre-sheet', 'share'), (100 * collected) / due],
    [line('collection-round', 'total'), total(visits.map((visit) => at(visit, 'amount')))],
    [line('collection-round', 'amount'), at(enteredVisit, 'amount')],
    [line('collection-round', 'balance'), roundFigure('previous') + roundFigure('amount')],
    [line('member-sale', 'exempt'), paidAmount - taxedAmount],
    [line('member-sale', 'taxable'), taxedAmount / (1 + saleTaxPercent / 100)],
    [line('member-sale', 'vat'), taxedAmount - lineFigure('member-sale', 'taxable')],
    [line('member-sale', 'difference'), total(savedAmounts)],
    [line('member-sale', 'paid'), paidAmount],
    [line('member-sale', 'after'), lineFigure('member-sale', 'balance') - paidAmount],
    [totalCell('milk-collection', 'fat'), average('fat')],
    [totalCell('milk-collection', 'snf'), average('snf')],
    [totalCell('milk-collection', 'rate'), columnSum(milkRows, 'amount') / litres],
    [line('my-account', 'balance'), total([lineFigure('my-account', 'opening'), ...entryAmounts])],
    [line('my-account', 'deposits'), total(entryAmounts.filter((amount) => amount > 0))],
    ...['deposit', 'debit', 'credit'].map((id): Check => [line('one-entry', id), lineFigure('one-entry', 'amount')]),
    [line('one-entry', 'balance'), lineFigure('one-entry', 'previous') + lineFigure('one-entry', 'amount')],
    [line('one-entry', 'after'), lineFigure('one-entry', 'before') + lineFigure('one-entry', 'amount')],
    [
      line('posted-entry', 'margin'),
      amountIn('posted-entry', 'Sales', 'credit') - amountIn('posted-entry', 'Cost of goods sold', 'debit'),
    ],
    [line('renewal-card', 'next'), expiries.sort()[0]],
    ...invoiceTotals.slice(1).map((row, index): Check => [row.cell('amount'), expectedAmounts[index]]),
    [
      line('trial-balance', 'surplus'),
      amountIn('trial-balance', '160', 'credit') - amountIn('trial-balance', '150', 'debit'),
    ],
  ]
}
