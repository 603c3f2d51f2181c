import type { ProductInput } from '../schema'

export default {
  pageName: { en: 'COPONEXT' },
  heading: { en: 'COPONEXT' },
  cardName: { en: 'Coponext' },
  cardText: { en: 'Co-operative banking in the browser.', pending: true },
  description: {
    en: 'COPONEXT: co-operative banking in the browser, with role-based access, multi-factor sign-in and a full transaction audit.',
    pending: true,
  },
  audience: { en: 'For co-operatives with several counters and branches' },
  need: { en: 'We have branches, and want to work in the browser', pending: true },
  line: { en: 'Co-operative banking in the browser, with access decided by the institution.', pending: true },
  intro: {
    en: 'COPONEXT puts the co-operative’s counters, branches and head office on one set of books that opens in a browser. The manager decides who may enter, who may approve and who may only read. The software records each step with its user and time. Accounts, calendar and reports are those of a Nepali co-operative.',
    pending: true,
  },
  featuresNote: { en: '{count} features', pending: true },
  features: [
    {
      name: { en: 'Works in the browser' },
      desc: { en: 'Nothing to install on each counter computer. Open the address, sign in, and work.', pending: true },
    },
    {
      name: { en: 'Role-based access control' },
      desc: {
        en: 'Permissions belong to a role such as cashier, loan officer, manager or auditor. Change the role once and it applies to everyone in it.',
        pending: true,
      },
    },
    {
      name: { en: 'Multi-factor authentication' },
      desc: {
        en: 'A password alone does not open the books. A second step at sign-in protects the account when a password has been shared or guessed.',
        pending: true,
      },
    },
    {
      name: { en: 'Transaction audit' },
      desc: {
        en: 'See who entered a transaction, who approved it and when. The account supervisory committee and the auditor can follow a figure back to its voucher.',
      },
    },
    {
      name: { en: 'Inter-branch transactions' },
      desc: {
        en: 'Serve a member of any branch (service centre) at your counter. The software writes both sides of the entry, and the difference between branches can be seen at any time.',
      },
    },
    {
      name: { en: 'Charkhata accounting' },
      desc: { en: 'Liabilities, assets, expenses and income, with the account numbers co-operatives already use.' },
    },
    {
      name: { en: 'Nepali calendar and fiscal years' },
      desc: { en: 'Bikram Sambat dates throughout, and a fiscal year from Shrawan to Ashadh.' },
    },
    {
      name: { en: 'Deposit schemes and interest' },
      desc: {
        en: 'Define regular, optional, daily and fixed deposits, each with one of seven interest methods. TDS is deducted as interest is posted.',
      },
      link: { label: { en: 'Work out interest by seven methods' }, path: '/products/goldplus#interest-working' },
    },
    {
      name: { en: 'Loans and penalties' },
      desc: { en: 'Penalty on instalment, interest or total due, applied by the scheme’s own rule.' },
      lists: [
        {
          title: { en: 'Penalty on' },
          items: [{ en: 'installment due' }, { en: 'interest due' }, { en: 'total due' }],
        },
      ],
    },
    {
      name: { en: 'Provision and depreciation' },
      desc: {
        en: 'Provision at 1, 35 and 100 per cent by age of overdue; depreciation by diminishing balance or straight line.',
      },
      lists: [
        { title: { en: 'Provision rates (per cent)' }, items: [{ en: '1' }, { en: '35' }, { en: '100' }] },
        { title: { en: 'Depreciation methods' }, items: [{ en: 'Diminishing Balance' }, { en: 'Straight line' }] },
      ],
    },
    {
      name: { en: 'Statutory and management reports' },
      desc: { en: 'NRB, COPOMIS, GoAML, PEARLS and MIS reports in Nepali and English, on the date you ask for.' },
    },
    {
      name: { en: 'SMS, mobile banking and collection app' },
      desc: { en: 'Counter, member and collector all see the same balance.' },
    },
    {
      name: { en: 'Scheduled closing and backup' },
      desc: { en: 'Closing and backup run at the set time, and the record shows that they ran.' },
    },
  ],
  screens: ['inter-branch', 'inter-branch-entry', 'trial-balance'],
  gallery: [{ screen: 'inter-branch-balance' }, { screen: 'audit-trail' }, { screen: 'web-edition' }],
  closing: { en: 'Tell us how many branches you have and what you use now' },
  weave: {
    motif: [
      '133220011332',
      '330022110033',
      '300002200003',
      '200011220001',
      '220110022011',
      '021100002110',
      '011200001120',
      '110220011022',
      '100022110002',
      '300002200003',
      '330011220033',
      '233110022331',
    ],
    threads: ['#1F3F4A', '#F0B64A', '#F6EFE0', '#D9583F'],
  },
} satisfies ProductInput
