import type { ScreenInput } from '@/content/schema'

/** The drawn screen of the new product, with correct sums. */
export const salarySheet: ScreenInput = {
  kind: 'table',
  caption: {
    en: 'Salary sheet of four employees for one month: salary, fund, tax and what goes to the account',
    ne: 'चार कर्मचारीको एक महिनाको तलब विवरण: तलब, कोष, कर र खातामा जाने रकम',
  },
  title: { en: 'Salary sheet', ne: 'तलब विवरण' },
  detail: { en: 'Bhadra 2082', ne: 'भदौ २०८२' },
  table: {
    columns: [
      { id: 'employee', head: { en: 'Employee no.', ne: 'कर्मचारी नं.' }, format: 'code' },
      { id: 'salary', head: { en: 'Salary Rs', ne: 'तलब रु' }, format: 'amount', priority: 2, sum: true },
      { id: 'fund', head: { en: 'Fund Rs', ne: 'कोष रु' }, format: 'amount', priority: 3, sum: true },
      { id: 'tax', head: { en: 'Tax Rs', ne: 'कर रु' }, format: 'amount', priority: 4, sum: true },
      { id: 'paid', head: { en: 'To account Rs', ne: 'खातामा रु' }, format: 'amount', sum: true },
    ],
    rows: [
      { cells: ['E-01', 42000, 4200, 378, 37422] },
      { cells: ['E-02', 31500, 3150, 283.5, 28066.5] },
      { cells: ['E-03', 28000, 2800, 252, 24948], look: 'selected' },
      { cells: ['E-04', 24500, 2450, 220.5, 21829.5] },
    ],
    totals: [{ id: 'total', label: { en: 'Total', ne: 'जम्मा' } }],
  },
}
