import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: { en: 'Cash count of the daily collection by note and coin, equal to the collection sheet' },
  title: { en: 'Cash count' },
  detail: { en: '2082-04-15 · R-07' },
  table: {
    columns: [
      { id: 'note', head: { en: 'Note or coin Rs' }, format: 'number' },
      { id: 'count', head: { en: 'Count' }, format: 'number' },
      { id: 'amount', head: { en: 'Amount Rs' }, format: 'amount' },
    ],
    rows: [
      { cells: [1000, 6, 6000] },
      { cells: [500, 9, 4500] },
      { cells: [100, 11, 1100] },
      { cells: [50, 3, 150] },
      { cells: [20, 1, 20] },
      { cells: [10, 1, 10] },
      { cells: [5, 1, 5] },
      { cells: [2, 1, 2] },
      { cells: [1, 1, 1] },
    ],
    totals: [{ cells: [{ en: 'Total' }, null, 11788] }],
  },
  results: [
    { id: 'sheet', label: { en: 'Collection sheet' }, cell: 11788 },
    { id: 'difference', label: { en: 'Difference' }, cell: 0 },
  ],
} satisfies ScreenInput
