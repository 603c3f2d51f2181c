import { add, type Drawing, type Row, type Sums } from './worked-out'

/** Two rows for each entry: the account that is debited, then the one that is credited. */
const entryOf = (amount: (drawing: Drawing) => number): Sums['columns'] => ({
  debit: (_, drawing, index) => (index % 2 === 0 ? amount(drawing) : null),
  credit: (_, drawing, index) => (index % 2 === 0 ? null : amount(drawing)),
})

const branches: Sums = { columns: { net: ({ of }) => of('debit') - of('credit') } }

const isPresent = ({ text }: Row) => text('present') === 'Yes'
const attendance = (rows: Row[]) => `${rows.filter(isPresent).length}/${rows.length}`

/** The average of a column, weighted by litres. */
const average = (column: string) => (rows: Row[]) =>
  rows.reduce((sum, { of }) => sum + of(column) * of('litres'), 0) / add(rows, 'litres')

/** What taxed goods cost, with the tax: shop prices include it. */
const taxed = ({ rows }: Drawing) =>
  add(
    rows.filter(({ text }) => text('vat') !== 'exempt'),
    'amount',
  )

const visits = ({ screen }: Drawing) => (screen.kind === 'phone' ? screen.visits : [])
const entered = ({ screen }: Drawing) => (screen.kind === 'phone' ? screen.entry.member : '')
const entries = ({ screen, line }: Drawing) =>
  screen.kind === 'account' ? screen.statement.entries.map(({ id }) => line(id)) : []
const total = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0)

/**
 * How figures of the drawn screens follow from others of the same screen, by the name of its file. Columns with `sum`
 * are added up without a line here. What ties two screens together is in `ties.test.ts`.
 */
export const sums: Record<string, Sums> = {
  'account-days': {
    columns: {
      // Up to the day of the next row; Shrawan 2082 has 31 days.
      days: ({ text }, { rows }, index) =>
        Number(rows[index + 1]?.text('date').slice(-2) ?? 32) - Number(text('date').slice(-2)),
      balance: ({ of }, { rows }, index) => (rows[index - 1]?.of('balance') ?? 0) + of('amount'),
      product: ({ of }) => of('days') * of('balance'),
    },
    totals: { balance: (rows) => rows.at(-1)?.of('balance') ?? 0 },
  },
  'cash-count': {
    columns: { amount: ({ of }) => of('note') * of('count') },
    lines: { difference: ({ rows, line }) => add(rows, 'amount') - line('sheet') },
  },
  'centre-sheet': {
    columns: {
      // Without a loan these stay empty.
      interest: ({ of }, { line }) => (of('before') * line('rate')) / 100 / 12 || null,
      due: ({ of }) => of('saving') + of('principal') + of('interest'),
      collected: (row) => (isPresent(row) ? row.of('due') : 0),
      after: (row) => row.of('before') - (isPresent(row) ? row.of('principal') : 0) || null,
    },
    groups: { present: attendance },
    totals: { present: attendance },
    lines: {
      groups: ({ bold }) => bold.length,
      members: ({ rows }) => rows.length,
      present: ({ rows }) => rows.filter(isPresent).length,
      missing: ({ rows }) => add(rows, 'due') - add(rows, 'collected'),
      share: ({ rows }) => (100 * add(rows, 'collected')) / add(rows, 'due'),
    },
  },
  'collection-round': {
    lines: {
      total: (round) => total(visits(round).map(({ amount }) => amount ?? 0)),
      amount: (round) => visits(round).find(({ member }) => member === entered(round))?.amount ?? 0,
      balance: ({ line }) => line('previous') + line('amount'),
    },
  },
  'daily-collection': {
    columns: {
      number: (_row, _drawing, index) => index + 1,
      total: ({ of }) => of('saving') + of('instalment') + of('penalty'),
    },
  },
  'inter-branch-balance': branches,
  'inter-branch-entry': { columns: entryOf(({ line }) => line('amount')) },
  'loan-list': { columns: { provision: ({ of }) => (of('outstanding') * of('rate')) / 100 } },
  'member-sale': {
    columns: { amount: ({ of }) => of('quantity') * of('price') },
    lines: {
      exempt: (sale) => add(sale.rows, 'amount') - taxed(sale),
      taxable: (sale) => taxed(sale) / (1 + sale.percent('vat') / 100),
      vat: (sale) => taxed(sale) - sale.line('taxable'),
      difference: ({ rows }) => total(rows.map(({ of }) => of('quantity') * (of('shelf') - of('price')))),
      paid: ({ rows }) => add(rows, 'amount'),
      after: ({ line }) => line('balance') - line('paid'),
    },
  },
  'milk-collection': {
    columns: {
      rate: ({ of }, { line }) => of('fat') * line('fat') + of('snf') * line('snf'),
      amount: ({ of }) => of('litres') * of('rate'),
    },
    totals: {
      fat: average('fat'),
      snf: average('snf'),
      rate: (rows) => add(rows, 'amount') / add(rows, 'litres'),
    },
  },
  'milk-payment': {
    columns: {
      deducted: ({ of }) => of('feed') + of('instalment') + of('saving'),
      paid: ({ of }) => of('milk') - of('deducted'),
    },
  },
  'milk-slip': { lines: { amount: ({ line }) => line('litres') * line('rate') } },
  'my-account': {
    lines: {
      balance: (account) => account.line('opening') + total(entries(account)),
      deposits: (account) => total(entries(account).filter((entry) => entry > 0)),
    },
  },
  'one-entry': {
    lines: {
      deposit: ({ line }) => line('amount'),
      balance: ({ line }) => line('previous') + line('amount'),
      debit: ({ line }) => line('amount'),
      credit: ({ line }) => line('amount'),
      after: ({ line }) => line('before') + line('amount'),
    },
  },
  'posted-entry': {
    lines: {
      margin: ({ rows }) => {
        const of = (account: string) => rows.find(({ text }) => text('account') === account)
        return (of('Sales')?.of('credit') ?? 0) - (of('Cost of goods sold')?.of('debit') ?? 0)
      },
    },
  },
  'provision-journal': { columns: entryOf(({ line }) => line('required') - line('held')) },
  'renewal-card': { lines: { next: ({ rows }) => rows.map(({ text }) => text('until')).sort()[0] ?? '' } },
  'tax-invoice': {
    columns: {
      number: (_row, _drawing, index) => index + 1,
      amount: ({ of }) => of('quantity') * of('rate'),
    },
    lines: {
      subtotal: ({ rows }) => add(rows, 'amount'),
      discount: ({ line, percent }) => (-line('subtotal') * percent('discount')) / 100,
      taxable: ({ line }) => line('subtotal') + line('discount'),
      vat: ({ line, percent }) => (line('taxable') * percent('vat')) / 100,
      total: ({ line }) => line('taxable') + line('vat'),
    },
  },
  'trial-balance': {
    lines: {
      surplus: ({ bold }) => {
        const of = (account: string) => bold.find(({ text }) => text('account') === account)
        return (of('160')?.of('credit') ?? 0) - (of('150')?.of('debit') ?? 0)
      },
    },
  },
  'web-edition': branches,
}
