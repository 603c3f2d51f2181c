import type { DownloadInput, ProductInput, ScreenInput, ServiceInput } from '@/content/schema'

/** A product as an editor could write it, with its own weave. */
export const payroll: ProductInput = {
  pageName: { en: 'Payroll 2' },
  heading: { en: 'Cooperator Payroll 2' },
  cardName: { en: 'Payroll 2' },
  cardText: { en: 'Salaries, funds and tax of the staff, paid into their accounts.' },
  description: {
    en: 'Payroll 2 works out salaries, provident fund and tax of a co-operative’s staff and pays them into their accounts.',
  },
  audience: { en: 'For co-operatives with staff' },
  line: { en: 'From the attendance sheet to the credit in the account of each employee.' },
  intro: {
    en: 'On the last day of the month a co-operative pays its staff, and most of the evening goes into sums. Payroll 2 takes salary, allowances and days from one sheet, keeps back provident fund and tax, and posts the rest to the savings account of each employee.',
  },
  need: { en: 'We pay salaries every month' },
  featuresNote: { en: 'Four parts, from the sheet to the payment.' },
  features: [
    {
      name: { en: 'Salary sheet by month' },
      desc: { en: 'One line for each employee with salary, allowances and days. Last month’s sheet is the start.' },
    },
    {
      name: { en: 'Provident fund' },
      desc: { en: 'The shares of employee and employer are kept apart and listed for the fund.' },
      lists: [
        { title: { en: 'Shares (per cent)' }, items: [{ en: '10 of the employee' }, { en: '10 of the employer' }] },
      ],
    },
    {
      name: { en: 'Tax by the year so far' },
      desc: { en: 'Tax is worked out on what was paid since Shrawan, so that the last month brings no surprise.' },
    },
    {
      name: { en: 'Paid into the account' },
      desc: { en: 'What is left goes to the savings account of each employee, with a slip by SMS.' },
    },
  ],
  screens: ['salary-sheet'],
  closing: { en: 'Ask how your salary sheet would look' },
  weave: {
    motif: [
      '3001200210',
      '0012002103',
      '0120021033',
      '1200210330',
      '2002103300',
      '0021033001',
      '0210330012',
      '2103300120',
      '1033001200',
      '0330012002',
    ],
    threads: ['#2F5D50', '#F6EFE0', '#E9A227', '#7A1E2C'],
  },
}

/** Its drawn screen, with correct sums. */
export const salarySheet: ScreenInput = {
  kind: 'table',
  caption: { en: 'Salary sheet of four employees for one month: salary, fund, tax and what goes to the account' },
  title: { en: 'Salary sheet' },
  detail: { en: 'Bhadra 2082' },
  table: {
    columns: [
      { id: 'employee', head: { en: 'Employee no.' }, format: 'code' },
      { id: 'salary', head: { en: 'Salary Rs' }, format: 'amount', priority: 2 },
      { id: 'fund', head: { en: 'Fund Rs' }, format: 'amount', priority: 3 },
      { id: 'tax', head: { en: 'Tax Rs' }, format: 'amount', priority: 4 },
      { id: 'paid', head: { en: 'To account Rs' }, format: 'amount' },
    ],
    rows: [
      { cells: ['E-01', 42000, 4200, 378, 37422] },
      { cells: ['E-02', 31500, 3150, 283.5, 28066.5] },
      { cells: ['E-03', 28000, 2800, 252, 24948], look: 'selected' },
      { cells: ['E-04', 24500, 2450, 220.5, 21829.5] },
    ],
    totals: [{ cells: [{ en: 'Total' }, 126000, 12600, 1134, 112266] }],
  },
}

/** A service whose address has no icon. */
export const dataMigration: ServiceInput = {
  pageName: { en: 'Data Migration' },
  cardName: { en: 'Data Migration' },
  cardText: { en: 'Members, accounts and balances of the old software, brought over and compared.' },
  description: {
    en: 'We bring members, accounts and balances of your old software over, and compare both sides with you.',
  },
  line: { en: 'The old books, complete, in the new software.' },
  intro: {
    en: 'A change of software is a change of thousands of balances. We read the files of the old one, bring members, accounts and loans over, and go through the totals of both sides with you before the counter opens.',
  },
  points: [
    { name: { en: 'Compared to the paisa' }, desc: { en: 'Trial balances of both sides are laid beside each other.' } },
    { name: { en: 'On a closed day' }, desc: { en: 'The change is made on a Saturday, so that nobody waits.' } },
  ],
  closing: { en: 'Tell us what you use today' },
}

/** A download whose address has no icon. */
export const priceList: DownloadInput = {
  pageName: { en: 'Price List 2' },
  heading: { en: 'Price list: coming soon' },
  description: { en: 'The second price list of our software and services will be available here soon.' },
  text: { en: 'Until then, ask us for a quotation.' },
  weave: {
    motif: [
      '2100330012',
      '1003300121',
      '0033001210',
      '0330012100',
      '3300121003',
      '3001210033',
      '0012100330',
      '0121003300',
    ],
    threads: ['#F6EFE0', '#2F5D50', '#E9A227', '#16213A'],
  },
}
