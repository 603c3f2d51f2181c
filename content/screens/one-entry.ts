import type { ScreenInput } from '../schema'

export default {
  kind: 'flow',
  caption: {
    en: 'A deposit of Rs 500 entered once, and the five places where it then stands: passbook, ledger, charkhata head, SMS and report',
  },
  title: { en: 'One entry, five places' },
  detail: { en: '2082-04-15' },
  entry: {
    title: { en: 'Deposit' },
    lines: [
      { id: 'member', label: { en: 'Member' }, cell: '0412', format: 'code' },
      { id: 'amount', label: { en: 'Amount Rs' }, cell: 500 },
    ],
  },
  places: [
    {
      id: 'passbook',
      title: { en: 'Passbook' },
      lines: [
        { id: 'previous', label: { en: 'Before Rs' }, cell: 24360 },
        { id: 'deposit', label: { en: 'Deposit Rs' }, cell: 500 },
        { id: 'balance', label: { en: 'Balance Rs' }, cell: 24860 },
      ],
    },
    {
      id: 'ledger',
      title: { en: 'Ledger' },
      lines: [
        { id: 'debit', label: { en: 'Cash, Dr Rs' }, cell: 500 },
        { id: 'credit', label: { en: 'Savings, Cr Rs' }, cell: 500 },
      ],
    },
    {
      id: 'charkhata',
      title: { en: 'Charkhata head 30, Savings' },
      lines: [
        { id: 'before', label: { en: 'Before Rs' }, cell: 41562300 },
        { id: 'after', label: { en: 'After Rs' }, cell: 41562800 },
      ],
    },
    {
      id: 'sms',
      title: { en: 'SMS to the member' },
      message: { en: 'Rs 500.00 deposited in your a/c XX12 on 2082-04-15. Balance Rs 24,860.00.' },
    },
    {
      id: 'report',
      title: { en: 'Daily collection, Bazaar 2' },
      lines: [
        { id: 'savings', label: { en: 'Savings Rs' }, cell: 2400 },
        { id: 'total', label: { en: 'Total Rs' }, cell: 11788 },
      ],
    },
  ],
} satisfies ScreenInput
