import type { ScreenInput } from '../schema'

export default {
  kind: 'form',
  caption: { en: 'Journal voucher for the provision still to be added: expense debited, provision credited' },
  title: { en: 'Journal voucher' },
  detail: { en: '2082-04-31' },
  fields: [
    { id: 'required', label: { en: 'Provision required Rs' }, cell: 1400000, format: 'amount' },
    { id: 'held', label: { en: 'Provision held Rs' }, cell: 1260000, format: 'amount' },
  ],
  table: {
    columns: [
      { id: 'number', head: { en: 'Acc. no.' }, format: 'code', priority: 2 },
      { id: 'account', head: { en: 'Account' } },
      { id: 'debit', head: { en: 'Dr Rs' }, format: 'amount' },
      { id: 'credit', head: { en: 'Cr Rs' }, format: 'amount' },
    ],
    rows: [
      { cells: ['150', { en: 'Provision expense' }, 140000, null] },
      { cells: ['60', { en: 'Loan-loss provision' }, null, 140000] },
    ],
    totals: [{ cells: [null, { en: 'Total' }, 140000, 140000] }],
  },
  actions: [{ en: 'Post' }],
} satisfies ScreenInput
