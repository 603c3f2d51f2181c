import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: { en: 'Movements and day-end balances of one savings account in Shrawan 2082, with days times balance' },
  title: { en: 'Account, day by day' },
  detail: { en: 'Shrawan 2082' },
  table: {
    columns: [
      { id: 'date', head: { en: 'From' }, format: 'date' },
      { id: 'entry', head: { en: 'Entry' }, priority: 3 },
      { id: 'amount', head: { en: 'Amount Rs' }, format: 'amount', priority: 3 },
      { id: 'days', head: { en: 'Days' }, format: 'number', priority: 2 },
      { id: 'balance', head: { en: 'Balance Rs' }, format: 'amount' },
      { id: 'product', head: { en: 'Days × balance' }, format: 'amount', priority: 3 },
    ],
    rows: [
      { cells: ['2082-04-01', { en: 'Opening' }, 40000, 5, 40000, 200000] },
      { cells: ['2082-04-06', { en: 'Deposit' }, 20000, 10, 60000, 600000] },
      { cells: ['2082-04-16', { en: 'Withdrawal' }, -35000, 10, 25000, 250000] },
      { cells: ['2082-04-26', { en: 'Deposit' }, 30000, 6, 55000, 330000] },
    ],
    totals: [{ cells: [{ en: 'Closing' }, null, null, 31, 55000, 1380000] }],
  },
} satisfies ScreenInput
