import type { ProductInput } from '../schema'

export default {
  pageName: { en: 'MiCOS' },
  heading: { en: 'MiCOS' },
  cardName: { en: 'MiCOS' },
  cardText: { en: 'Microfinance by centre, group and member.' },
  description: {
    en: 'MiCOS is a microfinance suite for centres, groups, branches and head office, with reports in Nepali and English.',
  },
  audience: { en: 'For microfinance institutions and co-operatives with microfinance programmes' },
  need: { en: 'We lend through centres and groups' },
  line: { en: 'Microfinance by centre, group and member, with head office in the same books.' },
  intro: {
    en: 'At a centre meeting a field officer collects savings and instalments from many members in one sitting. MiCOS prepares the sheet for that meeting and takes the collection back into the accounts. Branch and institution are reported from the same entries. Dates and fiscal years are Nepali.',
  },
  featuresNote: { en: '{count} groups of features' },
  features: [
    {
      name: { en: 'Microfinance practices' },
      desc: {
        en: 'Members are arranged in groups and centres, each with its meeting day, its officer and its head. Group savings, centre fund, attendance and group guarantee are kept as your programme defines them. A collection sheet is printed for every meeting.',
      },
    },
    {
      name: { en: 'National and international rules' },
      desc: {
        en: 'Tax is deducted at source, and measures used internationally, such as PEARLS, are reported. Rates and loan classes are kept where they can be seen and changed.',
        pending: true,
      },
    },
    {
      name: { en: 'Banking facilities' },
      desc: {
        en: 'Savings, fixed deposits, loans and shares, with cheques, withdrawal and transfer between accounts.',
      },
    },
    {
      name: { en: 'Calculations' },
      desc: { en: 'Interest, tax, penalties, provision and depreciation are worked out by rule. See the lists below.' },
      link: { label: { en: 'Work out interest by seven methods' }, path: '/products/goldplus#interest-working' },
      lists: [
        {
          title: { en: 'Penalty on' },
          items: [{ en: 'installment due' }, { en: 'interest due' }, { en: 'total due' }],
        },
        { title: { en: 'Bad-debt provision (per cent)' }, items: [{ en: '1' }, { en: '35' }, { en: '100' }] },
        { title: { en: 'Depreciation' }, items: [{ en: 'Diminishing Balance' }, { en: 'Straight line' }] },
        { title: { en: 'Tax' }, items: [{ en: 'TDS deducted when interest is posted' }] },
      ],
    },
    {
      name: { en: 'Security' },
      desc: {
        en: 'User-based roles decide who enters, approves and sees. The web version adds role-based access control and multi-factor authentication, and every transaction can be traced to its user.',
      },
    },
    {
      name: { en: 'Reports' },
      desc: {
        en: 'Centre, group, member, officer, branch and institution: due and collected, overdue by age, disbursement, savings, income and expense. NRB, COPOMIS, GoAML, PEARLS and MIS reports are included.',
      },
    },
    {
      name: { en: 'Nepali reports' },
      desc: {
        en: 'The same reports in Nepali, with Nepali dates and figures, for the board, the members’ meeting and the local office.',
      },
    },
    {
      name: { en: 'Inter-branch transactions' },
      desc: {
        en: 'A member can pay or withdraw at another branch (service centre). Both branches post at the same time and head office sees the settlement.',
      },
    },
    {
      name: { en: 'Urgent report' },
      desc: {
        en: 'Cash, bank, savings, loans outstanding, overdue and today’s collection on one screen, for the board or an inspector.',
        pending: true,
      },
    },
    {
      name: { en: 'Financial analytical tools' },
      desc: {
        en: 'PEARLS ratios, overdue trend, cost and yield, and comparison of branches, officers and centres over time.',
      },
    },
    {
      name: { en: 'Self designing' },
      desc: {
        en: 'Your own staff set up savings and loan schemes, charges, forms, certificates and report layouts without waiting for a programmer.',
        pending: true,
      },
    },
    {
      name: { en: 'Minimized steps' },
      desc: {
        en: 'One entry for each meeting instead of one for each member: confirm the sheet, change what differed, post. Vouchers and ledgers follow.',
        pending: true,
      },
    },
    {
      name: { en: 'Automatic periodic closing' },
      desc: {
        en: 'Day, month, quarter and year are closed on the calendar you set, with interest, provision and depreciation posted in order.',
      },
    },
    {
      name: { en: 'Mobile banking' },
      desc: { en: 'Members see balance and transactions on the phone; field staff collect on a phone or tablet.' },
    },
    {
      name: { en: 'Charkhata accounting' },
      desc: { en: 'Liabilities, assets, expenses and income under numbered heads, by branch and consolidated.' },
    },
    {
      name: { en: 'Nepali calendar and fiscal years' },
      desc: { en: 'Meeting dates, schedules and closings in Bikram Sambat, Shrawan to Ashadh.' },
    },
    {
      name: { en: 'Cheque and certificate printing' },
      desc: { en: 'Cheques, share certificates and deposit certificates printed from the member’s record.' },
    },
    {
      name: { en: 'SMS alerts and collection app' },
      desc: {
        en: 'Members are told of each deposit and instalment; officers record the meeting where it takes place.',
      },
    },
    {
      name: { en: 'Scheduled backup' },
      desc: {
        en: 'Copies of the data are taken at the set hour and kept apart from the working computer.',
        pending: true,
      },
    },
  ],
  screens: ['centre-sheet', 'urgent-report'],
  closing: { en: 'See MiCOS with one of your own centre meetings' },
  weave: {
    motif: [
      '233000323323',
      '330000000003',
      '300010000002',
      '000111000021',
      '001121100210',
      '000111002100',
      '300010021003',
      '200000210033',
      '300002100332',
      '300021003320',
      '200210033201',
      '332100332011',
    ],
    threads: ['#3A2352', '#EFA94A', '#F6EFE0', '#D24B62'],
  },
} satisfies ProductInput
