import type { ScreenInput } from '../schema'

export default {
  kind: 'account',
  caption: { en: 'A member’s own phone: balance of one savings account and its last entries, for looking only' },
  title: { en: 'My account' },
  detail: { en: 'a/c XX12 · 2082-04-15' },
  balance: { id: 'balance', label: { en: 'Balance Rs' }, cell: 24860 },
  statement: {
    title: { en: 'Mini statement' },
    opening: { id: 'opening', label: { en: 'Before' }, cell: 23060 },
    entries: [
      { id: 'first', date: '04-05', label: { en: 'Deposit' }, cell: 1000 },
      { id: 'second', date: '04-09', label: { en: 'Withdrawal' }, cell: -1200 },
      { id: 'third', date: '04-12', label: { en: 'Deposit' }, cell: 1500 },
      { id: 'last', date: '04-15', label: { en: 'Deposit' }, cell: 500 },
    ],
  },
  deposits: { id: 'deposits', label: { en: 'Deposits this month Rs' }, cell: 3000 },
} satisfies ScreenInput
