import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Inter-branch transactions of one day at three branches, with who entered and who approved each of them',
  },
  title: { en: 'Inter-branch transactions' },
  detail: { en: 'Manager · signed in with two steps' },
  facts: [
    { id: 'date', label: { en: 'Date' }, cell: '2082-04-15' },
    { id: 'year', label: { en: 'FY' }, cell: '2082/83' },
  ],
  table: {
    columns: [
      { id: 'time', head: { en: 'Time' }, format: 'code' },
      { id: 'at', head: { en: 'At' }, priority: 3 },
      { id: 'of', head: { en: 'Account of' }, priority: 3 },
      { id: 'transaction', head: { en: 'Transaction' } },
      { id: 'amount', head: { en: 'Amount Rs' }, format: 'amount' },
      { id: 'entered', head: { en: 'Entered by' }, priority: 4 },
      { id: 'approved', head: { en: 'Approved by' }, priority: 4 },
    ],
    rows: [
      {
        cells: [
          '10:42',
          { en: 'Service Centre 2' },
          { en: 'Head Office' },
          { en: 'Withdrawal, a/c 030-0218' },
          15000,
          'SC2-cash1',
          'SC2-mgr',
        ],
        look: 'selected',
      },
      {
        cells: [
          '11:15',
          { en: 'Head Office' },
          { en: 'Service Centre 1' },
          { en: 'Deposit, a/c 030-1104' },
          8000,
          'HO-cash2',
          { en: 'auto' },
        ],
      },
      {
        cells: [
          '13:20',
          { en: 'Service Centre 1' },
          { en: 'Service Centre 2' },
          { en: 'Loan instalment, L-0571' },
          6200,
          'SC1-cash1',
          { en: 'auto' },
        ],
      },
      {
        cells: [
          '14:05',
          { en: 'Service Centre 2' },
          { en: 'Service Centre 1' },
          { en: 'Deposit, a/c 030-1187' },
          4500,
          'SC2-cash1',
          { en: 'auto' },
        ],
      },
    ],
  },
} satisfies ScreenInput
