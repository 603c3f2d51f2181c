import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: { en: 'Charkhata trial balance at Ashadh end: liabilities, assets, expenses and income, with equal totals' },
  title: { en: 'Charkhata trial balance' },
  detail: { en: 'As on 2082-03-32' },
  facts: [
    { id: 'year', label: { en: 'FY' }, cell: '2081/82' },
    { id: 'stage', label: { en: 'Stage' }, cell: { en: 'Before closing' } },
  ],
  table: {
    narrow: 'slip',
    columns: [
      { id: 'account', head: { en: 'Acc. no.' }, format: 'code', priority: 3 },
      { id: 'head', head: { en: 'Head' } },
      { id: 'debit', head: { en: 'Debit Rs' }, format: 'amount' },
      { id: 'credit', head: { en: 'Credit Rs' }, format: 'amount' },
    ],
    rows: [
      { cells: [null, { en: 'Liabilities' }, null, 56310000], look: 'group' },
      { cells: ['10', { en: 'Share capital' }, null, 8500000] },
      { cells: ['20', { en: 'Reserve and other funds' }, null, 2640000] },
      { cells: ['30', { en: 'Savings' }, null, 41275000] },
      { cells: ['40', { en: 'Borrowings' }, null, 2000000] },
      { cells: ['60', { en: 'Payables and provisions' }, null, 1895000] },
      { cells: [null, { en: 'Assets' }, 56930000, null], look: 'group' },
      { cells: ['80', { en: 'Cash' }, 318500, null] },
      { cells: ['90', { en: 'Bank' }, 7392000, null] },
      { cells: ['100', { en: 'Investments' }, 1500000, null] },
      { cells: ['110', { en: 'Loans to members' }, 45120000, null] },
      { cells: ['120', { en: 'Receivables and stock' }, 735000, null] },
      { cells: ['130', { en: 'Fixed assets' }, 1864500, null] },
      { cells: ['150', { en: 'Expenses' }, 4870000, null], look: 'group' },
      { cells: [null, { en: 'Depreciation' }, 320500, null] },
      { cells: [null, { en: 'Interest, salaries and other expenses' }, 4549500, null] },
      { cells: ['160', { en: 'Income' }, null, 5490000], look: 'group' },
    ],
    totals: [{ cells: [null, { en: 'Total' }, 61800000, 61800000] }],
  },
  results: [{ id: 'surplus', label: { en: 'Surplus before closing, income less expenses' }, cell: 620000 }],
} satisfies ScreenInput
