import type { ProductInput } from '../schema'

export default {
  pageName: { en: 'Gold Plus' },
  heading: { en: 'Cooperator Gold Plus' },
  cardName: { en: 'Cooperator Gold plus' },
  cardText: { en: 'Deposits, loans and charkhata accounts in one system.' },
  description: {
    en: 'Gold Plus keeps a savings and credit co-operative’s deposits, loans, collection and charkhata accounts in one system, in the Nepali calendar.',
  },
  audience: { en: 'For savings and credit co-operatives' },
  need: { en: 'We have one counter and our own server' },
  line: { en: 'Deposits, loans and charkhata accounts for savings and credit co-operatives, in the Nepali calendar.' },
  intro: {
    en: 'Gold Plus runs the working day of a savings and credit co-operative: shares, deposits, loans, the daily collection and the accounts behind them. A transaction entered at the counter goes to its charkhata head at once, so the day book and the trial balance are ready when the cash is counted. It is in use as the established desktop edition, as an upgraded version, and as a web edition.',
  },
  featuresNote: { en: 'Fourteen parts, one set of books.' },
  features: [
    {
      name: { en: 'Charkhata accounting' },
      desc: {
        en: 'Books are kept under the four main accounts that co-operatives in Nepal use: liabilities, assets, expenses and income. Each head carries its account number, from share capital to income, so your auditor finds the ledger where it is expected.',
      },
    },
    {
      name: { en: 'Nepali calendar and fiscal years' },
      desc: {
        en: 'Dates are entered and printed in Bikram Sambat, with months of up to 32 days. The year opens on 1 Shrawan and closes at the end of Ashadh, and earlier years stay open for reading.',
      },
    },
    {
      name: { en: 'Deposit interest' },
      desc: {
        en: 'Seven methods: daily balance, daily minimum, weekly minimum, monthly minimum, month end balance, half-yearly minimum and fixed. Each scheme uses its own method and rate.',
      },
      lists: [
        {
          title: { en: 'Interest methods' },
          items: [
            { en: 'Daily Balance' },
            { en: 'Daily Minimum' },
            { en: 'Monthly Minimum' },
            { en: 'Month End Balance' },
            { en: 'Weekly Minimum' },
            { en: 'Half yearly minimum' },
            { en: 'Fixed' },
          ],
        },
      ],
    },
    {
      name: { en: 'Loan dues and penalties' },
      desc: {
        en: 'Penalty can be charged on the instalment due, the interest due or the total due. Members with overdue instalments are listed with days and amount.',
        pending: true,
      },
      lists: [
        {
          title: { en: 'Penalty on' },
          items: [{ en: 'installment due' }, { en: 'interest due' }, { en: 'total due' }],
        },
      ],
    },
  ],
  editions: [
    {
      name: { en: 'Desktop edition' },
      desc: { en: 'For offices that run on their own server and network.' },
    },
    {
      name: { en: 'Upgraded version' },
      desc: {
        en: 'For existing users who want the new screens and reports on the books they already keep.',
        pending: true,
      },
    },
    {
      name: { en: 'Web edition' },
      desc: { en: 'For use in the browser, with role-based access control and multi-factor authentication.' },
    },
  ],
  screens: ['daily-collection', 'cash-count'],
  closing: { en: 'See Gold Plus with your own deposit schemes' },
  weave: {
    motif: [
      '222131003221',
      '211131000322',
      '211310000032',
      '113110001111',
      '331120011333',
      '110001133311',
      '000001331111',
      '000013311122',
      '300113111123',
      '230133111123',
      '223131122223',
      '122131123333',
    ],
    threads: ['#7A1A22', '#E9A227', '#F6EFE0', '#16213A'],
  },
} satisfies ProductInput
