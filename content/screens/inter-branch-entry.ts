import type { ScreenInput } from '../schema'

export default {
  kind: 'form',
  caption: {
    en: 'How one withdrawal at another branch is posted in the books of both branches',
    ne: 'अर्को शाखामा झिकेको रकम दुवै शाखाको खातामा कसरी चढ्छ',
  },
  title: { en: 'Posted at both branches', ne: 'दुवै शाखाको खातामा चढेको' },
  detail: { en: '{year}-04-15, 10:42', ne: '{year}-०४-१५, १०:४२' },
  fields: [
    { id: 'transaction', label: { en: 'Transaction', ne: 'कारोबार' }, cell: { en: 'Withdrawal', ne: 'झिकेको रकम' } },
    { id: 'account', label: { en: 'Account', ne: 'खाता' }, cell: '030-0218' },
    { id: 'at', label: { en: 'At', ne: 'सेवा दिने शाखा' }, cell: { en: 'Branch 2', ne: 'शाखा २' } },
    { id: 'amount', label: { en: 'Amount Rs', ne: 'रकम रु' }, cell: '= inter-branch.10:42.amount', format: 'amount' },
  ],
  table: {
    columns: [
      { id: 'account', heading: { en: 'Account', ne: 'खाता' } },
      { id: 'debit', heading: { en: 'Dr Rs', ne: 'डे. रु' }, format: 'amount' },
      { id: 'credit', heading: { en: 'Cr Rs', ne: 'क्रे. रु' }, format: 'amount' },
    ],
    rows: [
      { cells: [{ en: 'At Branch 2', ne: 'शाखा २ मा' }, null, null], emphasis: 'bold' },
      { cells: [{ en: 'Inter-branch (Head Office)', ne: 'अन्तरशाखा (केन्द्रीय कार्यालय)' }, '= amount', null] },
      { cells: [{ en: 'Cash', ne: 'नगद' }, null, '= amount'] },
      { cells: [{ en: 'At Head Office', ne: 'केन्द्रीय कार्यालयमा' }, null, null], emphasis: 'bold' },
      { cells: [{ en: 'Savings 030-0218', ne: 'बचत ०३०-०२१८' }, '= amount', null] },
      { cells: [{ en: 'Inter-branch (Branch 2)', ne: 'अन्तरशाखा (शाखा २)' }, null, '= amount'] },
    ],
  },
} satisfies ScreenInput
