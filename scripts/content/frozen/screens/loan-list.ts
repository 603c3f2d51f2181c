import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: { en: 'Loan list with class, outstanding amount, rate and provision of each loan' },
  title: { en: 'Loans and provision' },
  detail: { en: '4 of 312 loans shown' },
  table: {
    columns: [
      { id: 'loan', head: { en: 'Loan' }, format: 'code' },
      { id: 'member', head: { en: 'Member' }, priority: 3 },
      { id: 'class', head: { en: 'Class' }, priority: 2 },
      { id: 'outstanding', head: { en: 'Outstanding Rs' }, format: 'amount' },
      { id: 'rate', head: { en: 'Rate %' }, format: 'number', priority: 3 },
      { id: 'provision', head: { en: 'Provision Rs' }, format: 'amount' },
    ],
    rows: [
      { cells: ['L-0218', { en: 'Member A' }, { en: 'Good' }, 485000, 1, 4850] },
      { cells: ['L-0231', { en: 'Member B' }, { en: 'Good' }, 260000, 1, 2600] },
      { cells: ['L-0254', { en: 'Member C' }, { en: 'Doubtful' }, 120000, 35, 42000], look: 'selected' },
      { cells: ['L-0260', { en: 'Member D' }, { en: 'Bad' }, 75000, 100, 75000] },
    ],
    totals: [{ cells: [{ en: 'Shown' }, null, null, 940000, null, 124450] }],
  },
} satisfies ScreenInput
