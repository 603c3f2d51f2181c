import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'One savings account in one month under six interest methods, and a fixed deposit beside it',
  },
  title: { en: 'One account, seven methods' },
  detail: { en: 'Shrawan 2082' },
  facts: [
    { id: 'days', label: { en: 'Days' }, cell: 31 },
    { id: 'rate', label: { en: 'Rate % a year' }, cell: 7.3 },
    { id: 'year', label: { en: 'Days of the year' }, cell: 365 },
  ],
  table: {
    columns: [
      { id: 'method', head: { en: 'Method' } },
      { id: 'basis', head: { en: 'Basis' }, priority: 3 },
      { id: 'product', head: { en: 'Product, Rs × days' }, format: 'amount', priority: 2 },
      { id: 'interest', head: { en: 'Interest Rs' }, format: 'amount' },
    ],
    rows: [
      {
        cells: [{ en: 'Daily Balance' }, { en: 'Balance at each day’s end' }, 1380000, 276],
        look: 'selected',
      },
      { cells: [{ en: 'Daily Minimum' }, { en: 'Lowest balance of each day' }, 1330000, 266] },
      { cells: [{ en: 'Monthly Minimum' }, { en: 'Lowest of the month, 25,000 × 31' }, 775000, 155] },
      { cells: [{ en: 'Month End Balance' }, { en: 'Balance at the end, 55,000 × 31' }, 1705000, 341] },
      { cells: [{ en: 'Weekly Minimum' }, { en: 'Lowest balance of each 7 days from day 1' }, 1215000, 243] },
      { cells: [{ en: 'Half yearly minimum' }, { en: 'Lowest of the half-year, 18,000 × 31' }, 558000, 111.6] },
      { cells: [{ en: 'Fixed' }, { en: 'Another account: a fixed deposit, 50,000 × 31' }, 1550000, 310] },
    ],
  },
  results: [
    { id: 'tax', label: { en: 'Tax 6% (sample) on the daily balance' }, cell: 16.56 },
    { id: 'net', label: { en: 'Net credited' }, cell: 259.44 },
  ],
} satisfies ScreenInput
