import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Cash count of the daily collection by note and coin, equal to the collection sheet',
    ne: 'दैनिक संकलनको नोट र सिक्काअनुसार नगद गन्ती, रकम संकलन विवरणसँग बराबर',
  },
  title: { en: 'Cash count', ne: 'नगद गन्ती' },
  detail: { en: '{year}-04-15 · R-07', ne: '{year}-०४-१५ · R-07' },
  sameDayAs: 'daily-collection',
  table: {
    columns: [
      { id: 'note', heading: { en: 'Note or coin Rs', ne: 'नोट/सिक्का रु' }, format: 'number' },
      { id: 'count', heading: { en: 'Count', ne: 'थान' }, format: 'number' },
      { id: 'amount', heading: { en: 'Amount Rs', ne: 'रकम रु' }, format: 'amount', formula: 'note * count', sum: true },
    ],
    rows: [
      { cells: [1000, 6, null] },
      { cells: [500, 9, null] },
      { cells: [100, 11, null] },
      { cells: [50, 3, null] },
      { cells: [20, 1, null] },
      { cells: [10, 1, null] },
      { cells: [5, 1, null] },
      { cells: [2, 1, null] },
      { cells: [1, 1, null] },
    ],
    totals: [{ cells: [{ en: 'Total', ne: 'जम्मा' }, null, null] }],
  },
  results: [
    { id: 'sheet', label: { en: 'Collection sheet', ne: 'संकलन विवरण' }, cell: '= daily-collection.total' },
    { id: 'difference', label: { en: 'Difference', ne: 'फरक' }, cell: '= amount - sheet' },
  ],
} satisfies ScreenInput
