import type { ScreenInput } from '../schema'

export default {
  kind: 'form',
  caption: { en: 'How one withdrawal at another branch is posted in the books of both branches' },
  title: { en: 'Posted at both branches' },
  detail: { en: '2082-04-15, 10:42' },
  fields: [
    { id: 'transaction', label: { en: 'Transaction' }, cell: { en: 'Withdrawal' } },
    { id: 'account', label: { en: 'Account' }, cell: '030-0218' },
    { id: 'at', label: { en: 'At' }, cell: { en: 'Service Centre 2' } },
    { id: 'amount', label: { en: 'Amount Rs' }, cell: 15000, format: 'amount' },
  ],
  table: {
    columns: [
      { id: 'account', head: { en: 'Account' } },
      { id: 'debit', head: { en: 'Dr Rs' }, format: 'amount' },
      { id: 'credit', head: { en: 'Cr Rs' }, format: 'amount' },
    ],
    rows: [
      { cells: [{ en: 'At Service Centre 2' }, null, null], look: 'group' },
      { cells: [{ en: 'Inter-branch (Head Office)' }, 15000, null] },
      { cells: [{ en: 'Cash' }, null, 15000] },
      { cells: [{ en: 'At Head Office' }, null, null], look: 'group' },
      { cells: [{ en: 'Savings 030-0218' }, 15000, null] },
      { cells: [{ en: 'Inter-branch (Service Centre 2)' }, null, 15000] },
    ],
  },
} satisfies ScreenInput
