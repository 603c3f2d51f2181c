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
    en: 'Gold Plus runs the whole working day: shares, deposits, loans, the daily collection and the accounts behind them. A transaction entered at the counter goes to its charkhata head at once. The day book and the trial balance are ready when the cash is counted.',
  },
  featuresNote: { en: '{count} features' },
  features: [
    {
      name: { en: 'Charkhata accounting' },
      desc: {
        en: 'Books are kept under the four main accounts that co-operatives in Nepal use: liabilities, assets, expenses and income. Each head carries its account number, so your auditor finds each ledger in its place.',
      },
    },
    {
      name: { en: 'Nepali calendar and fiscal years' },
      desc: {
        en: 'Dates are entered and printed in Bikram Sambat, with months of up to 32 days. The year opens on 1 Shrawan and closes at the end of Ashadh, and earlier years stay open for reading.',
      },
    },
    {
      id: 'deposit-interest',
      name: { en: 'Deposit interest' },
      desc: {
        en: 'Seven methods: daily balance, daily minimum, monthly minimum, month end balance, weekly minimum, half-yearly minimum and fixed. Each scheme uses its own method and rate.',
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
      link: { label: { en: 'Work out interest with your own figures' }, path: '/products/goldplus#interest-working' },
    },
    {
      name: { en: 'Automatic tax and TDS' },
      desc: {
        en: 'Tax is deducted when interest is posted and goes to its own payable account. The deduction list is ready when the deposit at the tax office falls due.',
      },
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
    {
      name: { en: 'Bad-debt provision' },
      desc: {
        en: 'Loans are grouped by how long they are overdue and provided for at 1, 35 and 100 per cent. The statement shows what is held and what must be added.',
      },
      lists: [{ title: { en: 'Provision rates (per cent)' }, items: [{ en: '1' }, { en: '35' }, { en: '100' }] }],
      link: { label: { en: 'Work out a provision' }, path: '/products/bancos#provision-working' },
    },
    {
      name: { en: 'Depreciation' },
      desc: {
        en: 'Fixed assets are written down by diminishing balance or straight line. The charge is posted at closing, with the asset list to support it.',
      },
      lists: [
        { title: { en: 'Depreciation methods' }, items: [{ en: 'Diminishing Balance' }, { en: 'Straight line' }] },
      ],
      link: {
        label: { en: 'Work out depreciation by both methods' },
        path: '/products/goldplus#depreciation-working',
      },
    },
    {
      name: { en: 'Daily collection app' },
      desc: {
        en: 'The market representative (collector) records deposits and instalments on an Android phone during the round. The office posts the round to the accounts instead of copying a sheet.',
      },
    },
    {
      name: { en: 'SMS and mobile banking' },
      desc: { en: 'Members get a message when money goes in or out, and can look at their accounts on the phone.' },
    },
    {
      name: { en: 'Cheque and certificate printing' },
      desc: {
        en: 'Print cheques, share certificates and fixed-deposit certificates from the member’s record, with the amount in words.',
      },
    },
    {
      name: { en: 'Inter-branch transactions' },
      desc: {
        en: 'A member of one branch (service centre) can deposit, withdraw or pay an instalment at another. Both branches’ books are posted together. The inter-branch accounts cancel out when the branches are added up.',
      },
    },
    {
      name: { en: 'Reports in Nepali and English' },
      desc: {
        en: 'Statements for NRB, COPOMIS, GoAML, PEARLS and MIS, day book, ledgers, trial balance and balance sheet. Each can be printed in Nepali or English.',
      },
    },
    {
      name: { en: 'Scheduled closing and backup' },
      desc: {
        en: 'Day, month and year-end work runs on the dates you set. Backups are taken on a schedule.',
      },
    },
    {
      name: { en: 'User roles and transaction audit' },
      desc: {
        en: 'Each user has a role that decides what may be entered, approved or seen. Every entry shows who made it, who approved it and when. A wrong voucher is reversed and a new one entered; nothing is overwritten.',
        pending: true,
      },
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
        en: 'For existing users: new screens and reports on the books they already keep.',
        pending: true,
      },
    },
    {
      name: { en: 'Web edition' },
      desc: { en: 'In the browser, with role-based access control and multi-factor authentication.' },
    },
  ],
  screens: ['daily-collection', 'cash-count', 'trial-balance', 'depreciation'],
  workings: ['interest', 'depreciation'],
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
