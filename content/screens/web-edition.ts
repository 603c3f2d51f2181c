import type { ScreenInput } from '../schema'

export default {
  kind: 'browser',
  caption: {
    en: 'The web edition in a browser: a manager signed in with two steps looks at the inter-branch balance',
    ne: 'ब्राउजरमा वेब संस्करण: दुई चरणमा लगइन गरेका व्यवस्थापक अन्तरशाखा मौज्दात हेर्दै',
  },
  title: { en: 'Inter-branch balance', ne: 'अन्तरशाखा मौज्दात' },
  detail: { en: '{year}-04-15 · FY {fiscalYear}', ne: '{year}-०४-१५ · आ.व. {fiscalYear}' },
  address: 'coop.example/inter-branch',
  role: { en: 'Manager', ne: 'व्यवस्थापक' },
  signedIn: { en: 'Signed in with two steps', ne: 'दुई चरणको लगइन' },
  menu: [
    { en: 'Inter-branch', ne: 'अन्तरशाखा' },
    { en: 'Deposits', ne: 'बचत' },
    { en: 'Loans', ne: 'ऋण' },
    { en: 'Reports', ne: 'प्रतिवेदन' },
  ],
  table: {
    columns: [
      { id: 'branch', heading: { en: 'Branch', ne: 'शाखा' } },
      { id: 'debit', heading: { en: 'Dr Rs', ne: 'डे. रु' }, format: 'amount', minWidth: 320, sum: true },
      { id: 'credit', heading: { en: 'Cr Rs', ne: 'क्रे. रु' }, format: 'amount', minWidth: 320, sum: true },
      { id: 'net', heading: { en: 'Net Rs', ne: 'खुद रु' }, format: 'amount', formula: 'debit - credit', sum: true },
    ],
    rows: [
      {
        cells: [
          { en: 'Head Office', ne: 'केन्द्रीय कार्यालय' },
          '= inter-branch-balance.head-office.debit',
          '= inter-branch-balance.head-office.credit',
          null,
        ],
      },
      {
        cells: [
          { en: 'Branch 1', ne: 'शाखा १' },
          '= inter-branch-balance.branch-1.debit',
          '= inter-branch-balance.branch-1.credit',
          null,
        ],
      },
      {
        cells: [
          { en: 'Branch 2', ne: 'शाखा २' },
          '= inter-branch-balance.branch-2.debit',
          '= inter-branch-balance.branch-2.credit',
          null,
        ],
        emphasis: 'selected',
      },
    ],
    totals: [{ cells: [{ en: 'Total', ne: 'जम्मा' }, null, null, null] }],
  },
} satisfies ScreenInput
