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
    en: 'BANCOS follows a co-operative’s accounts through their whole life: opened, credited, charged, provided for, closed and reported. It is arranged around the questions a manager and an auditor ask — what is due, what is overdue, what must be set aside, what was changed and by whom.',
    pending: true,
  },
  featuresNote: { en: 'Twelve parts, from opening an account to closing the year.' },
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
        en: 'Interest is calculated by the method of the scheme and posted for the period you choose, net of tax, with a list that can be checked before posting.',
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
      name: { en: 'Loans, instalments and penalties' },
      desc: { en: 'Due lists by date, officer and branch. Penalty on instalment due, interest due or total due.' },
      lists: [
        {
          title: { en: 'Penalty on' },
          items: [{ en: 'installment due' }, { en: 'interest due' }, { en: 'total due' }],
        },
      ],
    },
  ],
  screens: ['loan-provision'],
  gallery: [{ screen: 'loan-list' }, { screen: 'provision-journal' }, { screen: 'service-centres' }],
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
