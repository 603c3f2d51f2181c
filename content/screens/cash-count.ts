import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Cash count of the daily collection by note and coin, equal to the collection sheet',
    ne: 'दैनिक संकलनको नोट र सिक्काअनुसार नगद गन्ती, रकम संकलन विवरणसँग बराबर',
  },
  title: { en: 'Cash count', ne: 'नगद गन्ती' },
  detail: { en: '{year}-04-15 · R-07', ne: '{year}-०४-१५ · R-07' },
  table: {
    columns: [
      { id: 'note', head: { en: 'Note or coin Rs', ne: 'नोट/सिक्का रु' }, format: 'number' },
      { id: 'count', head: { en: 'Count', ne: 'थान' }, format: 'number' },
      { id: 'amount', head: { en: 'Amount Rs', ne: 'रकम रु' }, format: 'amount', sum: true },
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
    totals: [{ cells: [{ en: 'Total', ne: 'जम्मा' }, null, 11788] }],
  },
  results: [
    { id: 'sheet', label: { en: 'Collection sheet', ne: 'संकलन विवरण' }, cell: 11788 },
    { id: 'difference', label: { en: 'Difference', ne: 'फरक' }, cell: 0 },
  ],
} satisfies ScreenInput
