import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Movements and day-end balances of one savings account in Bhadra {year}, with days times balance',
    ne: 'एउटा बचत खाताको भदौ {year} को कारोबार, दिनको अन्तिम मौज्दात र दिनले गुणन गरेको मौज्दात',
  },
  title: { en: 'Account, day by day', ne: 'खाताको दैनिक विवरण' },
  detail: { en: 'Bhadra {year}', ne: 'भदौ {year}' },
  table: {
    columns: [
      { id: 'date', heading: { en: 'From', ne: 'मिति' }, format: 'date', repeats: 'interest.day' },
      { id: 'entry', heading: { en: 'Entry', ne: 'प्रविष्टि' }, minWidth: 512 },
      {
        id: 'amount',
        heading: { en: 'Amount Rs', ne: 'रकम रु' },
        format: 'amount',
        minWidth: 512,
        repeats: 'interest.amount',
      },
      { id: 'days', heading: { en: 'Days', ne: 'दिन' }, format: 'number', sum: true },
      {
        id: 'balance',
        heading: { en: 'Balance Rs', ne: 'मौज्दात रु' },
        format: 'amount',
        formula: 'above.balance + amount',
      },
      {
        id: 'product',
        heading: { en: 'Days × balance', ne: 'दिन × मौज्दात' },
        format: 'amount',
        formula: 'days * balance',
        minWidth: 512,
        secondLine: true,
        sum: true,
      },
    ],
    rows: [
      { cells: ['{year}-05-01', { en: 'Opening', ne: 'सुरु मौज्दात' }, 40000, 5, null, null] },
      { cells: ['{year}-05-06', { en: 'Deposit', ne: 'जम्मा' }, 20000, 10, null, null] },
      { cells: ['{year}-05-16', { en: 'Withdrawal', ne: 'झिकेको रकम' }, -35000, 10, null, null] },
      { id: 'last', cells: ['{year}-05-26', { en: 'Deposit', ne: 'जम्मा' }, 30000, 6, null, null] },
    ],
    totals: [{ cells: [{ en: 'Closing', ne: 'अन्तिम मौज्दात' }, null, null, null, '= last.balance', null] }],
  },
} satisfies ScreenInput
