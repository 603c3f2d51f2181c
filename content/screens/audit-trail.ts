import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Audit trail: date, user and role, action, voucher and amount; a wrong voucher is reversed and a new one takes its place',
  },
  title: { en: 'Audit trail' },
  detail: { en: 'Last entries' },
  table: {
    columns: [
      { id: 'date', head: { en: 'Date, time' }, format: 'date' },
      { id: 'user', head: { en: 'User (role)' }, priority: 2 },
      { id: 'action', head: { en: 'Action' } },
      { id: 'reference', head: { en: 'Reference' }, format: 'code', priority: 4 },
      { id: 'amount', head: { en: 'Amount Rs' }, format: 'amount', priority: 3 },
    ],
    rows: [
      { cells: ['2082-04-15 14:05', { en: 'SC2-cash1 (Cashier)' }, { en: 'Deposit entered' }, 'V-2082-1187', 4500] },
      { cells: ['2082-04-15 13:58', { en: 'SC2-mgr (Manager)' }, { en: 'New voucher approved' }, 'V-2082-1183', 1800] },
      {
        cells: [
          '2082-04-15 13:58',
          { en: 'SC2-mgr (Manager)' },
          { en: 'Reversal of V-2082-1181 approved' },
          'V-2082-1182',
          -8100,
        ],
        look: 'selected',
      },
      {
        cells: [
          '2082-04-15 13:51',
          { en: 'SC2-cash1 (Cashier)' },
          { en: 'Correction of V-2082-1181 requested: 1,800.00, not 8,100.00' },
          { en: '—' },
          null,
        ],
      },
      { cells: ['2082-04-15 13:44', { en: 'SC2-cash1 (Cashier)' }, { en: 'Deposit entered' }, 'V-2082-1181', 8100] },
      {
        cells: [
          '2082-04-15 09:31',
          { en: 'SC2-cash1 (Cashier)' },
          { en: 'Signed in, second step passed' },
          { en: '—' },
          null,
        ],
      },
    ],
  },
} satisfies ScreenInput
