import type { ProductInput } from '../schema'

export default {
  pageName: { en: 'BANCOS' },
  heading: { en: 'BANCOS' },
  cardName: { en: 'Bancos' },
  cardText: { en: 'Banking for co-operatives, from account opening to closing.', pending: true },
  description: {
    en: 'BANCOS: banking software for co-operatives, from account opening to provision, closing and reports.',
    pending: true,
  },
  audience: { en: 'For savings and credit co-operatives' },
  need: { en: 'Our auditor asks what is overdue and what to set aside', pending: true },
  line: { en: 'Banking software that takes an account from opening to year-end closing.', pending: true },
  intro: {
    en: 'BANCOS keeps a co-operative’s accounts from opening to closing: deposits, interest, loans, provision and reports. BANCOS shows what is due, what is overdue, how much to set aside, and who changed what.',
    pending: true,
  },
  featuresNote: { en: '{count} features' },
  features: [
    {
      name: { en: 'One record for each member' },
      desc: {
        en: 'Shares, savings, loans and guarantees of a member are seen together. Identification details (KYM) are kept with the record.',
        pending: true,
      },
    },
    {
      name: { en: 'Deposit schemes' },
      desc: {
        en: 'Regular, optional, daily, children’s, fixed: each scheme has its rate, minimum and interest method.',
      },
    },
    {
      name: { en: 'Interest on the date it is due' },
      desc: {
        en: 'Interest is calculated by the method of the scheme and posted for the period you choose, net of tax. You check the list before posting.',
      },
      link: { label: { en: 'Work out interest by seven methods' }, path: '/products/goldplus#interest-working' },
    },
    {
      name: { en: 'Loans, instalments and penalties' },
      desc: { en: 'Due lists by date, officer and branch. Penalty on instalment due, interest due or total due.' },
      lists: [
        {
          title: { en: 'Penalty on' },
          items: [{ en: 'installment due' }, { en: 'interest due' }, { en: 'total due' }],
        },
      ],
    },
    {
      name: { en: 'Provision by age of overdue' },
      desc: {
        en: 'Good, overdue up to a year, overdue beyond a year: 1, 35 and 100 per cent. The journal is prepared for you to approve.',
      },
      lists: [{ title: { en: 'Provision rates (per cent)' }, items: [{ en: '1' }, { en: '35' }, { en: '100' }] }],
    },
    {
      name: { en: 'Charkhata ledger' },
      desc: { en: 'Day book, subsidiary ledgers and trial balance under the four main accounts.' },
    },
    {
      name: { en: 'Automatic tax and TDS' },
      desc: { en: 'Deducted on posting, held in its account, listed by member.' },
    },
    {
      name: { en: 'Inter-branch transactions' },
      desc: { en: 'Deposits and withdrawals at any branch, reconciled the same day.' },
    },
    {
      name: { en: 'Cheque and certificate printing' },
      desc: { en: 'Cheque leaves, share certificates and fixed-deposit receipts from the software.' },
    },
    {
      name: { en: 'Reports for regulators and the board' },
      desc: { en: 'NRB, COPOMIS, GoAML, PEARLS and MIS, in Nepali and English.' },
    },
    {
      name: { en: 'Periodic closing and backup' },
      desc: { en: 'Set the closing calendar once; backups follow it.' },
    },
    {
      name: { en: 'Roles and audit trail' },
      desc: { en: 'Users work within their role, and every entry shows who made it, who approved it and when.' },
    },
  ],
  screens: ['loan-list'],
  workings: ['provision'],
  gallery: [{ screen: 'provision-journal' }, { screen: 'account-days' }],
  closing: { en: 'Ask what BANCOS would show your manager and your auditor' },
  weave: {
    motif: [
      '33311002233001',
      '31100223300111',
      '10022330011112',
      '02233001111223',
      '23300111122330',
      '30011112233001',
      '01111223300101',
      '02222222222222',
      '00111111111111',
      '00021021011111',
      '00021021010333',
      '30021021010331',
      '33021021010311',
      '23321021010110',
    ],
    threads: ['#16213A', '#E9A227', '#F6EFE0', '#C2343C'],
  },
} satisfies ProductInput
