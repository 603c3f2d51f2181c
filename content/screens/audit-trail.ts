import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: { en: 'Audit trail: date, user and role, action, voucher, and the figures before and after' },
  title: { en: 'Audit trail' },
  detail: { en: 'Last entries' },
  table: {
    columns: [
      { id: 'date', head: { en: 'Date, time' }, format: 'date' },
      { id: 'user', head: { en: 'User (role)' }, priority: 2 },
      { id: 'action', head: { en: 'Action' } },
      { id: 'reference', head: { en: 'Reference' }, format: 'code', priority: 4 },
      { id: 'before', head: { en: 'Before Rs' }, format: 'amount', priority: 3 },
      { id: 'after', head: { en: 'After Rs' }, format: 'amount', priority: 3 },
    ],
    rows: [
      {
        cells: [
          '2082-04-15 14:05',
          { en: 'SC2-cash1 (Cashier)' },
          { en: 'Deposit entered' },
          'V-2082-1187',
          20360,
          24860,
        ],
      },
      {
        cells: [
          '2082-04-15 13:58',
          { en: 'SC2-mgr (Manager)' },
          { en: 'Voucher correction approved' },
          'V-2082-1181',
          5400,
          4500,
        ],
        look: 'selected',
      },
      {
        cells: [
          '2082-04-15 13:51',
          { en: 'SC2-cash1 (Cashier)' },
          { en: 'Voucher correction requested, reason: wrong amount' },
          'V-2082-1181',
          null,
          null,
        ],
      },
      {
        cells: [
          '2082-04-15 09:31',
          { en: 'SC2-cash1 (Cashier)' },
          { en: 'Signed in, second step passed' },
          { en: '—' },
          null,
          null,
        ],
      },
    ],
  },
} satisfies ScreenInput
