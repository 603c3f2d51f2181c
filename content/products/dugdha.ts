import type { ProductInput } from '../schema'

export default {
  pageName: { en: 'Dugdha' },
  heading: { en: 'Cooperator Dugdha' },
  cardName: { en: 'Cooperator Dugdha' },
  cardText: { en: 'Milk by shift, fat and SNF, paid into the member’s account.', pending: true },
  description: {
    en: 'Dugdha records milk by shift with fat and SNF, prices it, and credits the farmer’s account. Built for dairy co-operatives.',
  },
  audience: { en: 'For milk-collection co-operatives' },
  need: { en: 'We collect milk and pay by fat and SNF' },
  line: { en: 'From the can at the collection centre to the credit in the member’s account.' },
  intro: {
    en: 'A dairy co-operative takes in milk morning and evening and pays for it days later. Dugdha records litres, fat and SNF for each shift and prices them by your rate. The payment goes to the member’s own account. Feed, advances and loan instalments are taken off in the same step.',
    pending: true,
  },
  featuresNote: { en: '{count} features' },
  features: [
    {
      name: { en: 'Shift-wise collection' },
      desc: {
        en: 'Morning and evening entries by member number, with cow and buffalo milk kept apart. A member’s two shifts make one day’s record.',
        pending: true,
      },
    },
    {
      name: { en: 'Fat and SNF on every entry' },
      desc: {
        en: 'Enter the test result beside the litres. The slip shows all three, so the price can be checked at the counter.',
        pending: true,
      },
    },
    {
      name: { en: 'Rate by quality' },
      desc: {
        en: 'Keep a rate for each unit of fat and SNF, or a rate chart, with the date from which it applies. Old slips keep the old rate.',
        pending: true,
      },
    },
    {
      name: { en: 'Printed or SMS slip' },
      desc: { en: 'Litres, fat, SNF, rate and amount, given to the member at once.', pending: true },
    },
    {
      name: { en: 'Payment by period' },
      desc: {
        en: 'Add up the shifts for the period you pay by: a week, a fortnight or a month.',
        pending: true,
      },
    },
    {
      name: { en: 'Paid into the account' },
      desc: {
        en: 'Milk payments are credited to the member’s savings account in the same software.',
      },
    },
    {
      name: { en: 'Feed, advance and loan deductions' },
      desc: {
        en: 'Cattle feed bought on credit, cash advances and loan instalments are set off before payment, each on its own line.',
        pending: true,
      },
    },
    {
      name: { en: 'Regular saving from milk' },
      desc: { en: 'Keep back a fixed saving from each payment, as many dairy co-operatives do.', pending: true },
    },
    {
      name: { en: 'Dispatch and chilling centre' },
      desc: {
        en: 'Record milk sent to the chilling centre or dairy with its test, and see the difference between milk bought and milk sold.',
        pending: true,
      },
    },
    {
      name: { en: 'Savings and loans for members' },
      desc: { en: 'Deposits, loans, interest and penalties work as they do in our banking packages.' },
    },
    {
      name: { en: 'Charkhata accounting' },
      desc: { en: 'Milk purchase, sale, stock and expense go to the right head without separate bookkeeping.' },
    },
    {
      name: { en: 'Year-end figures for members' },
      desc: {
        en: 'Value of milk supplied by each member for the year, the figure on which a producer co-operative shares its patronage refund.',
        pending: true,
      },
    },
    {
      name: { en: 'Reports in Nepali and English' },
      desc: { en: 'Daily collection, member statement, quality summary, payment register and the statutory reports.' },
    },
  ],
  screens: ['milk-collection', 'milk-slip', 'milk-payment'],
  closing: { en: 'See Dugdha with your own rate chart' },
  weave: {
    motif: [
      '1100022030000',
      '0022200030001',
      '0000000030001',
      '1111000030011',
      '2211100300011',
      '3221110300111',
      '3221110301111',
      '3211113011112',
      '2211103011122',
      '2111103111123',
      '1111030111223',
      '1110030111223',
      '1100030011122',
      '1100300001111',
      '1000300000000',
      '1000300022200',
      '0000302200011',
    ],
    threads: ['#1B4B66', '#FFFFFF', '#F2C063', '#D9583F'],
  },
} satisfies ProductInput
