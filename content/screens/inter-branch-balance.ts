import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: { en: 'Inter-branch position of three branches after the day’s transactions; debits equal credits' },
  title: { en: 'Inter-branch balance' },
  detail: { en: '2082-04-15 · Dr positive' },
  table: {
    columns: [
      { id: 'branch', head: { en: 'Branch' } },
      { id: 'debit', head: { en: 'Dr Rs' }, format: 'amount', priority: 2 },
      { id: 'credit', head: { en: 'Cr Rs' }, format: 'amount', priority: 2 },
      { id: 'net', head: { en: 'Net Rs' }, format: 'amount' },
    ],
    rows: [
      { cells: [{ en: 'Head Office' }, 0, 23000, -23000] },
      { cells: [{ en: 'Service Centre 1' }, 12500, 6200, 6300] },
      { cells: [{ en: 'Service Centre 2' }, 21200, 4500, 16700] },
    ],
    totals: [{ cells: [{ en: 'Total' }, 33700, 33700, 0] }],
  },
} satisfies ScreenInput
