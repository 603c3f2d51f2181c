import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: { en: 'Loan-loss provision statement: good loans at 1 per cent, doubtful at 35 and bad at 100' },
  title: { en: 'Loan-loss provision' },
  detail: { en: 'As on 2082-04-31' },
  table: {
    columns: [
      { id: 'class', head: { en: 'Class' } },
      { id: 'overdue', head: { en: 'Overdue' }, priority: 3 },
      { id: 'outstanding', head: { en: 'Outstanding Rs' }, format: 'amount' },
      { id: 'rate', head: { en: 'Rate %' }, format: 'number', priority: 2 },
      { id: 'required', head: { en: 'Required Rs' }, format: 'amount' },
    ],
    rows: [
      { cells: [{ en: 'Good' }, { en: 'not overdue' }, 42000000, 1, 420000] },
      { cells: [{ en: 'Doubtful' }, { en: 'up to 12 months' }, 1800000, 35, 630000] },
      { cells: [{ en: 'Bad' }, { en: 'more than 12 months' }, 350000, 100, 350000] },
    ],
    totals: [{ cells: [{ en: 'Total' }, null, 44150000, null, 1400000] }],
  },
  results: [
    { id: 'held', label: { en: 'Provision held' }, cell: 1260000 },
    { id: 'added', label: { en: 'To be added' }, cell: 140000 },
  ],
  actions: [{ en: 'Prepare journal' }],
} satisfies ScreenInput
