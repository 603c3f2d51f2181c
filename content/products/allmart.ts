import type { ProductInput } from '../schema'

export default {
  pageName: { en: 'AllMart' },
  heading: { en: 'AllMart' },
  cardName: { en: 'AllMart' },
  cardText: { en: 'Stock, sales and double-entry accounts for traders.', pending: true },
  description: { en: 'AllMart: sales, purchase, stock and double-entry accounts for trading businesses in Nepal.' },
  audience: { en: 'For trading businesses' },
  need: { en: 'We buy and sell, and need stock, VAT and accounts together', pending: true },
  line: { en: 'Stock, sales and double-entry accounts for trading businesses.' },
  intro: {
    en: 'One entry of a sale reduces the stock, raises the customer’s balance and records the tax. A purchase works the same way. Accounts are kept in double entry, on Nepali dates, and the year closes at the end of Ashadh.',
    pending: true,
  },
  featuresNote: { en: '{count} features' },
  features: [
    {
      name: { en: 'Double-entry accounting' },
      desc: {
        en: 'Every sale, purchase, receipt and payment posts both sides. Trial balance, profit and loss and balance sheet come from the same entries.',
      },
    },
    {
      name: { en: 'Sales invoices' },
      desc: { en: 'Cash and credit invoices with discount, taxable amount and VAT shown apart.', pending: true },
    },
    {
      name: { en: 'Purchase entry' },
      desc: {
        en: 'Supplier bills with cost, VAT and expenses, so the landed cost of an item is known.',
        pending: true,
      },
    },
    {
      name: { en: 'Stock' },
      desc: {
        en: 'Quantity and value by item and group, with receipt, issue, return and adjustment. Items below the level you set are listed.',
        pending: true,
      },
    },
    {
      name: { en: 'VAT and TDS' },
      desc: { en: 'Purchase and sales books by period, and tax accounts that agree with them.', pending: true },
    },
    {
      name: { en: 'Debtors and creditors' },
      desc: { en: 'Balance and age of each customer and supplier, with a statement to send.', pending: true },
    },
    {
      name: { en: 'Cash and bank' },
      desc: { en: 'Cash book, bank book and reconciliation. Cheques can be printed.', pending: true },
    },
    {
      name: { en: 'Nepali calendar and fiscal years' },
      desc: { en: 'Invoices number within the fiscal year, and dates are in Bikram Sambat.', pending: true },
    },
    {
      name: { en: 'Depreciation' },
      desc: { en: 'Diminishing balance or straight line, posted at closing.' },
    },
    {
      name: { en: 'Scheduled closing and backup' },
      desc: { en: 'Close the period, carry the balances forward, keep the copy.' },
    },
    {
      name: { en: 'User roles and transaction audit' },
      desc: { en: 'Separate the person who bills from the person who changes a price, and see who did what.' },
    },
    {
      name: { en: 'Reports in Nepali and English' },
      desc: { en: 'Sales by item, customer and day; margin; stock value; tax books.' },
    },
  ],
  screens: ['tax-invoice', 'posted-entry'],
  workings: ['depreciation'],
  closing: { en: 'See one sale in AllMart reach the stock, the ledger and the tax book' },
  weave: {
    motif: [
      '322301110322',
      '223000100032',
      '230000000003',
      '300333333333',
      '000332111111',
      '100322111111',
      '110311223111',
      '100311222300',
      '000311322231',
      '300311032223',
      '230311113222',
      '223311000322',
    ],
    threads: ['#8A3B12', '#F2C063', '#F6EFE0', '#16213A'],
  },
} satisfies ProductInput
