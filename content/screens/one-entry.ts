import type { ScreenInput } from '../schema'

export default {
  kind: 'postings',
  caption: {
    en: 'A deposit of Rs 500 entered once, and the five places where it then stands: passbook, ledger, charkhata head, SMS and report',
    ne: 'एक पटक प्रविष्ट गरेको रु ५०० को बचत र त्यो पुग्ने पाँच ठाउँ: पासबुक, लेजर, चारखाता शीर्षक, एसएमएस र प्रतिवेदन',
  },
  title: { en: 'One entry, five places', ne: 'एक प्रविष्टि, पाँच ठाउँ' },
  detail: { en: '{year}-04-15', ne: '{year}-०४-१५' },
  sameDayAs: 'daily-collection',
  entry: {
    title: { en: 'Deposit', ne: 'बचत जम्मा' },
    lines: [
      { id: 'member', label: { en: 'Member', ne: 'सदस्य' }, cell: '0412', format: 'code' },
      { id: 'amount', label: { en: 'Amount Rs', ne: 'रकम रु' }, cell: '= collection-round.amount' },
    ],
  },
  records: [
    {
      id: 'passbook',
      title: { en: 'Passbook', ne: 'पासबुक' },
      lines: [
        { id: 'previous', label: { en: 'Before Rs', ne: 'अघिल्लो मौज्दात रु' }, cell: '= collection-round.previous' },
        { id: 'deposit', label: { en: 'Deposit Rs', ne: 'बचत जम्मा रु' }, cell: '= amount' },
        { id: 'balance', label: { en: 'Balance Rs', ne: 'मौज्दात रु' }, cell: '= previous + amount', isTotal: true },
      ],
    },
    {
      id: 'ledger',
      title: { en: 'Ledger', ne: 'लेजर' },
      lines: [
        { id: 'debit', label: { en: 'Cash, Dr Rs', ne: 'नगद, डे. रु' }, cell: '= amount' },
        { id: 'credit', label: { en: 'Savings, Cr Rs', ne: 'बचत, क्रे. रु' }, cell: '= amount' },
      ],
    },
    {
      id: 'charkhata',
      title: { en: 'Charkhata head 30, Savings', ne: 'चारखाता शीर्षक ३०, बचत' },
      lines: [
        { id: 'before', label: { en: 'Before Rs', ne: 'अघिल्लो रु' }, cell: 41562300 },
        { id: 'after', label: { en: 'After Rs', ne: 'नयाँ रु' }, cell: '= before + amount', isTotal: true },
      ],
    },
    {
      id: 'sms',
      title: { en: 'SMS to the member', ne: 'सदस्यलाई एसएमएस' },
      message: {
        en: 'Rs {= amount} deposited in your a/c XX0412 on {year}-04-15. Balance Rs {= balance}.',
        ne: 'तपाईंको खाता XX0412 मा मिति {year}-०४-१५ मा रु {= amount} जम्मा भयो। मौज्दात रु {= balance}।',
      },
    },
    {
      id: 'report',
      title: { en: 'Report: daily collection, Bazaar 2', ne: 'प्रतिवेदन: दैनिक संकलन, बजार २' },
      lines: [
        { id: 'savings', label: { en: 'Savings Rs', ne: 'बचत रु' }, cell: '= daily-collection.saving' },
        { id: 'total', label: { en: 'Total Rs', ne: 'जम्मा रु' }, cell: '= daily-collection.total', isTotal: true },
      ],
    },
  ],
} satisfies ScreenInput
