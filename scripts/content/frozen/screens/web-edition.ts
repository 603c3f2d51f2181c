import type { ScreenInput } from '../schema'

export default {
  kind: 'browser',
  caption: { en: 'The web edition in a browser: a manager signed in with two steps looks at the inter-branch balance' },
  title: { en: 'Inter-branch balance' },
  detail: { en: '2082-04-15 · FY 2082/83' },
  address: 'coop.example/inter-branch',
  role: { en: 'Manager' },
  signedIn: { en: 'Signed in with two steps' },
  menu: [{ en: 'Inter-branch' }, { en: 'Deposits' }, { en: 'Loans' }, { en: 'Reports' }],
  table: {
    columns: [
      { id: 'branch', head: { en: 'Branch' } },
      { id: 'debit', head: { en: 'Dr Rs' }, format: 'amount', priority: 2 },
      { id: 'credit', head: { en: 'Cr Rs' }, format: 'amount', priority: 2 },
      { id: 'net', head: { en: 'Net Rs' }, format: 'amount' },
    ],
    rows: [
      { cells: [{ en: 'Head Office' }, 0, 23000, -23000] },
      { cells: [{ en: 'Service Centre 1' }, 12500, 6200, 6300] },
      { cells: [{ en: 'Service Centre 2' }, 21200, 4500, 16700], look: 'selected' },
    ],
    totals: [{ cells: [{ en: 'Total' }, 33700, 33700, 0] }],
  },
} satisfies ScreenInput
