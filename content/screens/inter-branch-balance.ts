import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Inter-branch balance of head office and two branches after the day’s transactions; debits equal credits',
    ne: 'दिनभरिको कारोबारपछि केन्द्रीय कार्यालय र दुई शाखाको अन्तरशाखा मौज्दात, डेबिट र क्रेडिट बराबर',
  },
  title: { en: 'Inter-branch balance', ne: 'अन्तरशाखा मौज्दात' },
  detail: { en: '{year}-04-15 · debit +, credit −', ne: '{year}-०४-१५ · डेबिट +, क्रेडिट −' },
  table: {
    columns: [
      { id: 'branch', heading: { en: 'Branch', ne: 'शाखा' } },
      { id: 'debit', heading: { en: 'Dr Rs', ne: 'डे. रु' }, format: 'amount', minWidth: 320, sum: true },
      { id: 'credit', heading: { en: 'Cr Rs', ne: 'क्रे. रु' }, format: 'amount', minWidth: 320, sum: true },
      { id: 'net', heading: { en: 'Net Rs', ne: 'खुद रु' }, format: 'amount', formula: 'debit - credit', sum: true },
    ],
    rows: [
      {
        id: 'head-office',
        cells: [
          { en: 'Head Office', ne: 'केन्द्रीय कार्यालय' },
          0,
          '= inter-branch.10:42.amount + inter-branch.11:15.amount',
          null,
        ],
      },
      {
        id: 'branch-1',
        cells: [
          { en: 'Branch 1', ne: 'शाखा १' },
          '= inter-branch.11:15.amount + inter-branch.14:05.amount',
          '= inter-branch.13:20.amount',
          null,
        ],
      },
      {
        id: 'branch-2',
        cells: [
          { en: 'Branch 2', ne: 'शाखा २' },
          '= inter-branch.10:42.amount + inter-branch.13:20.amount',
          '= inter-branch.14:05.amount',
          null,
        ],
      },
    ],
    totals: [{ cells: [{ en: 'Total', ne: 'जम्मा' }, null, null, null] }],
  },
} satisfies ScreenInput
