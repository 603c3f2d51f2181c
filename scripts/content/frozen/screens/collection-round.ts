import type { ScreenInput } from '../schema'

export default {
  kind: 'phone',
  caption: {
    en: 'Collection app on a phone: today’s round with member numbers and amounts, and one saving being entered',
  },
  title: { en: 'Bazaar 2' },
  detail: { en: '2082-04-15 · R-07' },
  memberLabel: { en: 'Member' },
  metLabel: { en: 'Paid' },
  missedLabel: { en: 'Not met' },
  visits: [
    { member: '0412', amount: 500 },
    { member: '0419', amount: 200 },
    { member: '0427', amount: 1000 },
    { member: '0433', amount: 300 },
    { member: '0440', amount: null },
    { member: '0451', amount: 750 },
  ],
  summary: { en: '5 of 6 visited' },
  total: { id: 'total', label: { en: 'Rs' }, cell: 2750 },
  action: { en: 'Enter saving' },
  entry: {
    title: { en: 'Enter saving' },
    member: '0412',
    lines: [
      { id: 'previous', label: { en: 'Previous balance Rs' }, cell: 24360 },
      { id: 'amount', label: { en: 'Saving Rs' }, cell: 500 },
      { id: 'balance', label: { en: 'New balance Rs' }, cell: 24860 },
    ],
    message: { en: 'Rs 500.00 deposited in your a/c 0412 on 2082-04-15. Balance Rs 24,860.00.' },
  },
} satisfies ScreenInput
