import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Inter-branch transactions of one day at head office and two branches, with who entered and who approved each',
    ne: 'केन्द्रीय कार्यालय र दुई शाखाको एक दिनको अन्तरशाखा कारोबार: हरेक कारोबार कसले प्रविष्ट गरेको र कसले स्वीकृत गरेको',
  },
  title: { en: 'Inter-branch transactions', ne: 'अन्तरशाखा कारोबार' },
  detail: { en: 'Manager · signed in with two steps', ne: 'व्यवस्थापक · दुई चरणको लगइन' },
  statusLine: [
    { id: 'date', label: { en: 'Date', ne: 'मिति' }, cell: '{year}-04-15' },
    { id: 'year', label: { en: 'FY', ne: 'आ.व.' }, cell: '{fiscalYear}' },
  ],
  table: {
    columns: [
      { id: 'time', heading: { en: 'Time', ne: 'समय' }, format: 'code', minWidth: 512 },
      { id: 'at', heading: { en: 'At', ne: 'सेवा दिने शाखा' } },
      { id: 'of', heading: { en: 'Account of', ne: 'खाता रहेको शाखा' } },
      { id: 'transaction', heading: { en: 'Transaction', ne: 'कारोबार' }, minWidth: 320 },
      { id: 'amount', heading: { en: 'Amount Rs', ne: 'रकम रु' }, format: 'amount' },
      { id: 'entered', heading: { en: 'Entered by', ne: 'प्रविष्ट गर्ने' }, minWidth: 576 },
      { id: 'approved', heading: { en: 'Approved by', ne: 'स्वीकृत गर्ने' }, minWidth: 576 },
    ],
    rows: [
      {
        cells: [
          '10:42',
          { en: 'Branch 2', ne: 'शाखा २' },
          { en: 'Head Office', ne: 'केन्द्रीय कार्यालय' },
          { en: 'Withdrawal, a/c 030-0218', ne: 'झिकेको रकम, खाता ०३०-०२१८' },
          15000,
          'B2-cash1',
          'B2-mgr',
        ],
        emphasis: 'selected',
      },
      {
        cells: [
          '11:15',
          { en: 'Head Office', ne: 'केन्द्रीय कार्यालय' },
          { en: 'Branch 1', ne: 'शाखा १' },
          { en: 'Deposit, a/c 030-1104', ne: 'जम्मा, खाता ०३०-११०४' },
          8000,
          'HO-cash2',
          { en: 'auto', ne: 'स्वतः' },
        ],
      },
      {
        cells: [
          '13:20',
          { en: 'Branch 1', ne: 'शाखा १' },
          { en: 'Branch 2', ne: 'शाखा २' },
          { en: 'Loan instalment, L-0571', ne: 'ऋण किस्ता, L-0571' },
          6200,
          'B1-cash1',
          { en: 'auto', ne: 'स्वतः' },
        ],
      },
      {
        cells: [
          '14:05',
          { en: 'Branch 2', ne: 'शाखा २' },
          { en: 'Branch 1', ne: 'शाखा १' },
          { en: 'Deposit, a/c 030-1187', ne: 'जम्मा, खाता ०३०-११८७' },
          4500,
          'B2-cash1',
          { en: 'auto', ne: 'स्वतः' },
        ],
      },
    ],
  },
  notes: [
    {
      en: 'Approved by “auto”: within the limit that the institution has set',
      ne: 'स्वीकृत गर्ने “स्वतः”: संस्थाले तोकेको सीमाभित्रको कारोबार',
      pending: true,
    },
  ],
} satisfies ScreenInput
