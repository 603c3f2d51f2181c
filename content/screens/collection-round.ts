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
    { member: '0435', amount: 300 },
    { member: '0478', amount: 2950 },
    { member: '0492', amount: null },
    { member: '0516', amount: 1000 },
    { member: '0523', amount: 4738 },
    { member: '0561', amount: 2150 },
    { member: '0604', amount: 150 },
  ],
  summary: { en: '7 of 8 paid' },
  total: { id: 'total', label: { en: 'Rs' }, cell: 11788 },
  action: { en: 'Enter saving' },
  entry: {
    title: { en: 'Enter saving' },
    member: '0412',
    lines: [
      { id: 'previous', label: { en: 'Previous balance Rs' }, cell: 24360 },
      { id: 'amount', label: { en: 'Saving Rs' }, cell: 500 },
      { id: 'balance', label: { en: 'New balance Rs' }, cell: 24860 },
    ],
    message: { en: 'Rs 500.00 deposited in your a/c XX12 on 2082-04-15. Balance Rs 24,860.00.' },
  },
} satisfies ScreenInput
